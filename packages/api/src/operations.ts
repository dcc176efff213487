/** The table of all operations. Everything that exists once per operation is made from it. */
import { accessTokenOperations } from './access-token.ts'
import { addressLotOperations } from './address-lot.ts'
import { affinityGroupOperations } from './affinity-group.ts'
import { alertDeliveryOperations } from './alert-delivery.ts'
import { alertReceiverOperations } from './alert-receiver.ts'
import { alertOperations } from './alert.ts'
import { allowListOperations } from './allow-list.ts'
import { antiAffinityGroupOperations } from './anti-affinity-group.ts'
import { authSettingsOperations } from './auth-settings.ts'
import { bfdOperations } from './bfd.ts'
import { bgpAnnounceSetOperations } from './bgp-announce-set.ts'
import { bgpConfigOperations } from './bgp-config.ts'
import { bgpStatusOperations } from './bgp-status.ts'
import { certificateOperations } from './certificate.ts'
import { deviceAuthOperations } from './device-auth.ts'
import { diskImportOperations } from './disk-import.ts'
import { diskOperations } from './disk.ts'
import { externalIpOperations } from './external-ip.ts'
import { floatingIpOperations } from './floating-ip.ts'
import { groupOperations } from './group.ts'
import { identityProviderOperations } from './identity-provider.ts'
import { imageOperations } from './image.ts'
import { inboundIcmpOperations } from './inbound-icmp.ts'
import { instanceOperations } from './instance.ts'
import { internetGatewayAttachmentOperations } from './internet-gateway-attachment.ts'
import { internetGatewayOperations } from './internet-gateway.ts'
import { ipPoolOperations } from './ip-pool.ts'
import { ipRangeOperations } from './ip-range.ts'
import { lldpOperations } from './lldp.ts'
import { loopbackAddressOperations } from './loopback-address.ts'
import { metricOperations } from './metric.ts'
import { networkInterfaceOperations } from './network-interface.ts'
import type { Operation } from './operation.ts'
import { physicalDiskOperations } from './physical-disk.ts'
import { pingOperations } from './ping.ts'
import { policyOperations } from './policy.ts'
import { probeOperations } from './probe.ts'
import { projectOperations } from './project.ts'
import { rackOperations } from './rack.ts'
import { serialConsoleOperations } from './serial-console.ts'
import { sessionOperations } from './session.ts'
import { siloIpPoolOperations } from './silo-ip-pool.ts'
import { siloMetricOperations } from './silo-metric.ts'
import { siloQuotasOperations } from './silo-quotas.ts'
import { siloOperations } from './silo.ts'
import { sledOperations } from './sled.ts'
import { snapshotOperations } from './snapshot.ts'
import { sshKeyOperations } from './ssh-key.ts'
import { supportBundleOperations } from './support-bundle.ts'
import { switchPortSettingsOperations } from './switch-port-settings.ts'
import { switchPortOperations } from './switch-port.ts'
import { switchOperations } from './switch.ts'
import { systemUpdateOperations } from './system-update.ts'
import { timeseriesOperations } from './timeseries.ts'
import { userBuiltinOperations } from './user-builtin.ts'
import { userOperations } from './user.ts'
import { utilizationOperations } from './utilization.ts'
import { vpcFirewallRuleOperations } from './vpc-firewall-rule.ts'
import { vpcRouterRouteOperations } from './vpc-router-route.ts'
import { vpcRouterOperations } from './vpc-router.ts'
import { vpcSubnetOperations } from './vpc-subnet.ts'
import { vpcOperations } from './vpc.ts'
import { webhookOperations } from './webhook.ts'

export const operations = {
  ...pingOperations,
  ...sessionOperations,
  ...deviceAuthOperations,
  ...accessTokenOperations,
  ...sshKeyOperations,
  ...policyOperations,
  ...userOperations,
  ...groupOperations,
  ...userBuiltinOperations,
  ...projectOperations,
  ...instanceOperations,
  ...externalIpOperations,
  ...serialConsoleOperations,
  ...networkInterfaceOperations,
  ...diskOperations,
  ...diskImportOperations,
  ...snapshotOperations,
  ...imageOperations,
  ...affinityGroupOperations,
  ...antiAffinityGroupOperations,
  ...vpcOperations,
  ...vpcSubnetOperations,
  ...vpcRouterOperations,
  ...vpcRouterRouteOperations,
  ...vpcFirewallRuleOperations,
  ...internetGatewayOperations,
  ...internetGatewayAttachmentOperations,
  ...floatingIpOperations,
  ...probeOperations,
  ...siloOperations,
  ...siloQuotasOperations,
  ...utilizationOperations,
  ...identityProviderOperations,
  ...certificateOperations,
  ...authSettingsOperations,
  ...ipPoolOperations,
  ...ipRangeOperations,
  ...siloIpPoolOperations,
  ...rackOperations,
  ...sledOperations,
  ...physicalDiskOperations,
  ...switchOperations,
  ...switchPortOperations,
  ...switchPortSettingsOperations,
  ...lldpOperations,
  ...addressLotOperations,
  ...loopbackAddressOperations,
  ...bgpConfigOperations,
  ...bgpAnnounceSetOperations,
  ...bgpStatusOperations,
  ...bfdOperations,
  ...allowListOperations,
  ...inboundIcmpOperations,
  ...metricOperations,
  ...siloMetricOperations,
  ...timeseriesOperations,
  ...alertOperations,
  ...alertReceiverOperations,
  ...alertDeliveryOperations,
  ...webhookOperations,
  ...systemUpdateOperations,
  ...supportBundleOperations,
} as const satisfies Record<string, Operation>

export type Operations = typeof operations
export type OperationId = keyof Operations
