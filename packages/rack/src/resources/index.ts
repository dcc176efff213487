import { accessTokenHandlers } from './access-token.ts'
import { affinityHandlers } from './affinity/index.ts'
import { alertHandlers } from './alert/index.ts'
import { authSettingsHandlers } from './auth-settings.ts'
import { certificateHandlers } from './certificate.ts'
import { deviceAuthHandlers } from './device-auth.ts'
import { diskImportHandlers } from './disk-import.ts'
import { diskMetricHandlers } from './disk-metric.ts'
import { diskHandlers } from './disk.ts'
import { externalIpHandlers } from './external-ip/index.ts'
import { groupHandlers } from './group.ts'
import { hardwareHandlers } from './hardware/index.ts'
import { identityProviderHandlers, identityProviderPages } from './identity-provider/index.ts'
import { imageHandlers } from './image.ts'
import { instanceHandlers } from './instance/index.ts'
import { ipPoolHandlers } from './ip-pool/index.ts'
import { localUserHandlers } from './local-user.ts'
import { metricHandlers } from './metric.ts'
import { networkInterfaceHandlers } from './network-interface/index.ts'
import { networkingHandlers } from './networking/index.ts'
import { policyHandlers } from './policy.ts'
import { probeHandlers } from './probe/index.ts'
import { projectHandlers } from './project.ts'
import { sessionHandlers } from './session.ts'
import { siloQuotasHandlers } from './silo-quotas.ts'
import { siloHandlers } from './silo.ts'
import { snapshotHandlers } from './snapshot.ts'
import { sshKeyHandlers } from './ssh-key.ts'
import { timeseriesSchemaHandlers } from './timeseries-schema.ts'
import { timeseriesHandlers } from './timeseries.ts'
import { userBuiltinHandlers } from './user-builtin.ts'
import { userHandlers } from './user.ts'
import { supportBundleHandlers } from './support-bundle/index.ts'
import { systemUpdateHandlers } from './system-update/index.ts'
import { utilizationHandlers } from './utilization.ts'
import { vpcHandlers } from './vpc/index.ts'

/** What this control plane answers. */
export const implemented = [
  ...sessionHandlers,
  ...deviceAuthHandlers,
  ...accessTokenHandlers,
  ...authSettingsHandlers,
  ...sshKeyHandlers,
  ...policyHandlers,
  ...userHandlers,
  ...localUserHandlers,
  ...groupHandlers,
  ...userBuiltinHandlers,
  ...identityProviderHandlers,
  ...certificateHandlers,
  ...siloHandlers,
  ...siloQuotasHandlers,
  ...utilizationHandlers,
  ...metricHandlers,
  ...timeseriesSchemaHandlers,
  ...timeseriesHandlers,
  ...projectHandlers,
  ...instanceHandlers,
  ...networkInterfaceHandlers,
  ...diskHandlers,
  ...diskImportHandlers,
  ...diskMetricHandlers,
  ...snapshotHandlers,
  ...imageHandlers,
  ...vpcHandlers,
  ...ipPoolHandlers,
  ...externalIpHandlers,
  ...affinityHandlers,
  ...hardwareHandlers,
  ...networkingHandlers,
  ...probeHandlers,
  ...systemUpdateHandlers,
  ...supportBundleHandlers,
  ...alertHandlers,
]

/** What it answers beside the contract: addresses that browsers are sent to. */
export const pages = [...identityProviderPages]
