import type {
  AffinityGroup,
  AntiAffinityGroup,
  FloatingIp,
  Group,
  InternetGateway,
  InternetGatewayIpAddress,
  InternetGatewayIpPool,
  IpPool,
  NetworkInterface,
  Project,
  SshKey,
  RouterRoute,
  Vpc,
  VpcRouter,
  VpcSubnet,
} from '@plenum/api'
import type {
  AccessTokenDocument,
  CertificateDocument,
  DeviceAuthRequestDocument,
  DiskDocument,
  ExternalIpDocument,
  GroupMemberDocument,
  ImageDocument,
  InstanceDocument,
  IpPoolLinkDocument,
  IpPoolRangeDocument,
  MembershipDocument,
  PolicyDocument,
  ProbeDocument,
  ProvisioningDocument,
  SamlAssertionDocument,
  SamlIdentityProviderDocument,
  SerialChunkDocument,
  SerialConsoleDocument,
  SessionDocument,
  SiloAuthSettingsDocument,
  SiloDocument,
  SiloQuotasDocument,
  SnapshotDocument,
  UserDocument,
  VpcFirewallDocument,
} from './documents.ts'
import type { AlertDocuments } from './alert-documents.ts'
import { alertKinds } from './alert-kinds.ts'
import { FLEET_ID } from './fleet-id.ts'
import { named } from './kind-definition.ts'
import type { KindDefinition } from './kind-definition.ts'
import type { MetricDocuments } from './metric-documents.ts'
import { metricKinds } from './metric-kinds.ts'
import type { RackDocuments } from './rack-documents.ts'
import { rackKinds } from './rack-kinds.ts'
import type { SystemDocuments } from './system-documents.ts'
import { systemKinds } from './system-kinds.ts'
import { sortableIp } from './sortable-ip.ts'
import { sortableNumber } from './sortable-number.ts'

export { FLEET_ID }
/** The pool that the platform's own services draw from. It is among no others, so that no list of them has it. */
export const SERVICE_POOL_ID = '001de000-1334-4000-8000-000000000001'

/** What is kept, by kind. */
export interface Documents extends RackDocuments, SystemDocuments, AlertDocuments, MetricDocuments {
  silo: SiloDocument
  certificate: CertificateDocument
  samlIdentityProvider: SamlIdentityProviderDocument
  samlAssertion: SamlAssertionDocument
  user: UserDocument
  group: Group
  membership: MembershipDocument
  session: SessionDocument
  deviceAuthRequest: DeviceAuthRequestDocument
  accessToken: AccessTokenDocument
  siloAuthSettings: SiloAuthSettingsDocument
  sshKey: SshKey
  policy: PolicyDocument
  project: Project & { siloId: string }
  vpc: Vpc
  vpcFirewall: VpcFirewallDocument
  vpcRouter: VpcRouter
  routerRoute: RouterRoute
  vpcSubnet: VpcSubnet
  internetGateway: InternetGateway
  internetGatewayIpPool: InternetGatewayIpPool
  internetGatewayIpAddress: InternetGatewayIpAddress
  networkInterface: NetworkInterface
  ipPool: IpPool
  ipPoolRange: IpPoolRangeDocument
  ipPoolLink: IpPoolLinkDocument
  externalIp: ExternalIpDocument
  floatingIp: FloatingIp
  affinityGroup: AffinityGroup
  affinityGroupMember: GroupMemberDocument
  antiAffinityGroup: AntiAffinityGroup
  antiAffinityGroupMember: GroupMemberDocument
  instance: InstanceDocument
  serialConsole: SerialConsoleDocument
  serialChunk: SerialChunkDocument
  disk: DiskDocument
  snapshot: SnapshotDocument
  image: ImageDocument
  probe: ProbeDocument
  siloQuotas: SiloQuotasDocument
  provisioning: ProvisioningDocument
}
export type Kind = keyof Documents

/** By the instance's id, which a group has once. */
const memberOfGroup = {
  parent: (member: GroupMemberDocument) => member.groupId,
  name: (member: GroupMemberDocument) => member.instanceId,
  indexes: { instanceId: (member: GroupMemberDocument) => member.instanceId },
}

/** The value of the indexes of external IPs that ask for those of one pool in one silo. */
export function poolInSilo({ ipPoolId, siloId }: { ipPoolId: string; siloId: string }): string {
  return `${ipPoolId} ${siloId}`
}

/** How each kind is found; engines make columns of it. */
export const kinds = {
  silo: { parent: () => FLEET_ID, ...named, indexes: {} },
  certificate: { parent: (certificate) => certificate.siloId, ...named, indexes: {} },
  samlIdentityProvider: { parent: (provider) => provider.siloId, ...named, indexes: {} },
  samlAssertion: {
    parent: (assertion) => assertion.providerId,
    name: () => null,
    indexes: { expiresAt: (assertion) => assertion.expiresAt },
  },
  user: { parent: (user) => user.siloId, name: (user) => user.externalId, indexes: {} },
  group: { parent: (group) => group.siloId, name: (group) => group.displayName, indexes: {} },
  membership: {
    parent: (membership) => membership.userId,
    name: (membership) => membership.groupId,
    indexes: { groupId: (membership) => membership.groupId },
  },
  session: {
    parent: (session) => session.userId,
    name: () => null,
    indexes: { createdAt: (session) => session.timeCreated.getTime() },
  },
  deviceAuthRequest: {
    parent: () => FLEET_ID,
    name: (request) => request.userCode,
    indexes: { expiresAt: (request) => request.timeExpires.getTime() },
  },
  accessToken: {
    parent: (token) => token.userId,
    name: () => null,
    indexes: {
      tokenDigest: (token) => token.tokenDigest,
      deviceCodeDigest: (token) => token.deviceCodeDigest,
      expiresAt: (token) => token.timeExpires?.getTime() ?? null,
    },
  },
  siloAuthSettings: { parent: (settings) => settings.id, name: () => null, indexes: {} },
  sshKey: { parent: (key) => key.siloUserId, ...named, indexes: {} },
  policy: { parent: (policy) => policy.id, name: () => null, indexes: {} },
  project: { parent: (project) => project.siloId, ...named, indexes: {} },
  vpc: { parent: (vpc) => vpc.projectId, ...named, indexes: {} },
  vpcFirewall: { parent: (firewall) => firewall.id, name: () => null, indexes: {} },
  vpcRouter: { parent: (router) => router.vpcId, ...named, indexes: {} },
  routerRoute: { parent: (route) => route.vpcRouterId, ...named, indexes: {} },
  vpcSubnet: {
    parent: (subnet) => subnet.vpcId,
    ...named,
    indexes: { customRouterId: (subnet) => subnet.customRouterId ?? null },
  },
  internetGateway: { parent: (gateway) => gateway.vpcId, ...named, indexes: {} },
  internetGatewayIpPool: {
    parent: (attachment) => attachment.internetGatewayId,
    ...named,
    indexes: { ipPoolId: (attachment) => attachment.ipPoolId },
  },
  internetGatewayIpAddress: { parent: (attachment) => attachment.internetGatewayId, ...named, indexes: {} },
  networkInterface: {
    parent: (nic) => nic.instanceId,
    ...named,
    indexes: { subnetId: (nic) => nic.subnetId, mac: (nic) => nic.mac },
  },
  ipPool: { parent: ({ id }) => (id === SERVICE_POOL_ID ? SERVICE_POOL_ID : FLEET_ID), ...named, indexes: {} },
  ipPoolRange: { parent: (range) => range.ipPoolId, name: (range) => sortableIp(range.range.first), indexes: {} },
  /** By the pool's id, which a silo is linked to once. */
  ipPoolLink: {
    parent: (link) => link.siloId,
    name: (link) => link.ipPoolId,
    indexes: { ipPoolId: (link) => link.ipPoolId, defaultOf: (link) => (link.isDefault ? link.siloId : null) },
  },
  externalIp: {
    parent: (external) => external.ipPoolId,
    name: () => null,
    indexes: {
      instanceId: (external) => (external.use === 'ephemeral' ? external.instanceId : null),
      poolInSilo,
      sourceNatRoom: (external) =>
        external.use === 'source_nat' && external.instanceIds.includes(null) ? poolInSilo(external) : null,
    },
  },
  floatingIp: {
    parent: (floating) => floating.projectId,
    ...named,
    indexes: { instanceId: (floating) => floating.instanceId ?? null },
  },
  affinityGroup: { parent: (group) => group.projectId, ...named, indexes: {} },
  affinityGroupMember: memberOfGroup,
  antiAffinityGroup: { parent: (group) => group.projectId, ...named, indexes: {} },
  antiAffinityGroupMember: memberOfGroup,
  ...rackKinds,
  ...alertKinds,
  ...systemKinds,
  ...metricKinds,
  instance: {
    parent: (instance) => instance.projectId,
    ...named,
    indexes: { dueAt: (instance) => instance.dueAt, sledId: (instance) => instance.sledId },
  },
  serialConsole: { parent: (console) => console.id, name: () => null, indexes: {} },
  serialChunk: { parent: (chunk) => chunk.instanceId, name: (chunk) => sortableNumber(chunk.number), indexes: {} },
  disk: {
    parent: (disk) => disk.projectId,
    ...named,
    indexes: {
      instanceId: (disk) => ('instance' in disk.state ? disk.state.instance : null),
      dueAt: (disk) => disk.dueAt,
    },
  },
  snapshot: { parent: (snapshot) => snapshot.projectId, ...named, indexes: { dueAt: (snapshot) => snapshot.dueAt } },
  image: { parent: (image) => image.projectId ?? image.siloId, ...named, indexes: {} },
  /** Their names are unique among those of all projects. */
  probe: {
    parent: () => FLEET_ID,
    ...named,
    indexes: { projectId: (probe) => probe.projectId, subnetId: (probe) => probe.subnetId, mac: (probe) => probe.mac },
  },
  siloQuotas: { parent: () => FLEET_ID, name: () => null, indexes: {} },
  provisioning: { parent: (provisioning) => provisioning.id, name: () => null, indexes: {} },
} as const satisfies { [K in Kind]: KindDefinition<Documents[K]> }

export type IndexOf<K extends Kind> = keyof (typeof kinds)[K]['indexes'] & string
