import { accessTokenHandlers } from './access-token.ts'
import { affinityHandlers } from './affinity/index.ts'
import { authSettingsHandlers } from './auth-settings.ts'
import { certificateHandlers } from './certificate.ts'
import { deviceAuthHandlers } from './device-auth.ts'
import { diskImportHandlers } from './disk-import.ts'
import { diskHandlers } from './disk.ts'
import { externalIpHandlers } from './external-ip/index.ts'
import { groupHandlers } from './group.ts'
import { hardwareHandlers } from './hardware/index.ts'
import { identityProviderHandlers } from './identity-provider.ts'
import { imageHandlers } from './image.ts'
import { instanceHandlers } from './instance/index.ts'
import { ipPoolHandlers } from './ip-pool/index.ts'
import { localUserHandlers } from './local-user.ts'
import { networkInterfaceHandlers } from './network-interface/index.ts'
import { networkingHandlers } from './networking/index.ts'
import { policyHandlers } from './policy.ts'
import { projectHandlers } from './project.ts'
import { sessionHandlers } from './session.ts'
import { siloQuotasHandlers } from './silo-quotas.ts'
import { siloHandlers } from './silo.ts'
import { snapshotHandlers } from './snapshot.ts'
import { sshKeyHandlers } from './ssh-key.ts'
import { userBuiltinHandlers } from './user-builtin.ts'
import { userHandlers } from './user.ts'
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
  ...projectHandlers,
  ...instanceHandlers,
  ...networkInterfaceHandlers,
  ...diskHandlers,
  ...diskImportHandlers,
  ...snapshotHandlers,
  ...imageHandlers,
  ...vpcHandlers,
  ...ipPoolHandlers,
  ...externalIpHandlers,
  ...affinityHandlers,
  ...hardwareHandlers,
  ...networkingHandlers,
]
