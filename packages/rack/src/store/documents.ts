import type {
  IpPoolRange,
  AutoRestartPolicy,
  Certificate,
  DerEncodedKeyPair,
  DiskState,
  Image,
  InstanceState,
  IpPoolSiloLink,
  MappedFleetRoles,
  Policy,
  SamlIdentityProvider,
  Snapshot,
  VirtualResourceCounts,
  VpcFirewallRule,
} from '@plenum/api'
import type { Imported } from '../hardware/disk-contents.ts'
import type { GuestState } from '../hardware/guest/guest.ts'

interface Identity {
  id: string
  name: string
  description: string
  timeCreated: Date
  timeModified: Date
}

export interface SiloDocument extends Identity {
  identityMode: 'local_only' | 'saml_jit'
  discoverable: boolean
  mappedFleetRoles: MappedFleetRoles
}

/** Of a silo's own host name. The key is kept as it was given: whoever may read the data file may read it. */
export interface CertificateDocument extends Certificate {
  siloId: string
  key: string
}

/** Lets users of a silo in. The key is kept as it was given: whoever may read the data file may read it. */
export interface SamlIdentityProviderDocument extends Omit<SamlIdentityProvider, 'publicCert' | 'groupAttributeName'> {
  siloId: string
  /** Null: the provider says nothing of groups. */
  groupAttributeName: string | null
  /** Null: requests are not signed. */
  signingKeypair: DerEncodedKeyPair | null
  /** From its metadata: where browsers are sent to sign in. */
  ssoUrl: string
  /** From its metadata: base64 of the DER certificates of the keys that it may sign with. */
  certificates: readonly string[]
}

/** An assertion that somebody was let in for, so that nobody is again. `id` is a digest of the provider's and its own. */
export interface SamlAssertionDocument {
  id: string
  providerId: string
  /** When it is too old to be accepted anyhow; milliseconds since the epoch. */
  expiresAt: number
}

export interface UserDocument {
  id: string
  siloId: string
  externalId: string
  timeCreated: Date
  /** Null: may not sign in with a password. */
  passwordHash: string | null
}

export interface MembershipDocument {
  id: string
  userId: string
  groupId: string
}

export interface SessionDocument {
  /** SHA-256 of the token, hex: whoever reads the data file cannot sign in with it. */
  id: string
  userId: string
  timeCreated: Date
  timeLastUsed: Date
}

/** A program that waits for somebody to let it in. */
export interface DeviceAuthRequestDocument {
  /** SHA-256 of the device code, hex. */
  id: string
  clientId: string
  userCode: string
  /** Of the token that it becomes when it is confirmed. */
  tokenDigest: string
  ttlSeconds: number | null
  timeCreated: Date
  timeExpires: Date
  /** When it was last told to go on waiting; null before. */
  timeLastPolled: Date | null
}

export interface AccessTokenDocument {
  id: string
  userId: string
  clientId: string
  /** SHA-256 of the token, hex: whoever reads the data file cannot act with it. */
  tokenDigest: string
  /** SHA-256 of the device code that it was asked for with. */
  deviceCodeDigest: string
  timeCreated: Date
  /** Null: never. */
  timeExpires: Date | null
}

/** `id` is that of the silo it is set for. */
export interface SiloAuthSettingsDocument {
  id: string
  deviceTokenMaxTtlSeconds: number | null
}

/** `id` is that of the fleet, silo or project it governs. */
export interface PolicyDocument extends Policy {
  id: string
}

/** All rules of a VPC, by name. `id` is that of the VPC; the rules have the time in common, for they come as one. */
export interface VpcFirewallDocument {
  id: string
  timeCreated: Date
  rules: Omit<VpcFirewallRule, 'vpcId' | 'timeCreated' | 'timeModified'>[]
}

export interface IpPoolLinkDocument extends IpPoolSiloLink {
  id: string
}

/** A range of a pool. */
export type IpPoolRangeDocument = IpPoolRange & {
  /** Every address up to this one is in use; nothing is known of the first when left out. */
  usedUpTo?: string | undefined
}

/** An address of a pool that is in use, and for what. `id` is that of the pool with the address, sortable. */
export type ExternalIpDocument = {
  id: string
  ipPoolId: string
  /** The silo that it was given to. */
  siloId: string
  ip: string
} & (
  | { use: 'ephemeral'; instanceId: string }
  | { use: 'floating' }
  | { use: 'probe'; probeId: string }
  /** By the quarter of its ports, the instance that has them; null when they are free. */
  | { use: 'source_nat'; instanceIds: readonly (string | null)[] }
)

/** An instance that is in a group. */
export interface GroupMemberDocument {
  id: string
  groupId: string
  instanceId: string
}

export interface InstanceDocument extends Identity {
  projectId: string
  hostname: string
  ncpus: number
  memory: number
  bootDiskId: string | null
  runState: InstanceState
  timeRunStateUpdated: Date
  autoRestartPolicy: AutoRestartPolicy | null
  timeLastAutoRestarted: Date | null
  userData: string
  /** The keys it was created with; some may have been deleted since. */
  sshKeyIds: readonly string[]
  /** Where its VM is; null when it has none. */
  sledId: string | null
  /** The `externalIp` that it reaches the outside from, a quarter of whose ports it has. */
  sourceNatId: string | null
  /** What was last asked for; decides what follows `creating`. */
  intent: 'running' | 'stopped'
  /** When the present state ends by itself; milliseconds since the epoch, null when it does not. */
  dueAt: number | null
}

/** What goes on at the serial port of an instance's VM. `id` is that of the instance; made when first looked at. */
export interface SerialConsoleDocument {
  id: string
  timeBooted: Date
  guest: GuestState
  /** Bytes put out since the VM was made. */
  size: number
}

/** A part of what a VM put out: all have the same length but the last, so that `number` tells where it begins. */
export interface SerialChunkDocument {
  id: string
  instanceId: string
  number: number
  /** Base64. */
  bytes: string
}

export interface DiskDocument extends Identity {
  projectId: string
  imageId: string | null
  snapshotId: string | null
  size: number
  blockSize: number
  state: DiskState
  /** What `creating` ends in. */
  settlesAs: 'detached' | 'import_ready'
  /** Where the guest sees it: 0–7, null when not attached. */
  slot: number | null
  /** What an import has put into it; null when none has come to its end. */
  imported: Imported | null
  dueAt: number | null
}

export interface SnapshotDocument extends Snapshot {
  blockSize: number
  dueAt: number | null
}

export interface ImageDocument extends Omit<Image, 'projectId' | 'digest'> {
  siloId: string
  /** Null: shared by the silo. */
  projectId: string | null
}

export interface ProbeDocument extends Identity {
  projectId: string
  sledId: string
  /** The pool that its external address is of. */
  ipPoolId: string
  externalIp: string
  /** Of its interface, which is the only one and no resource of its own. */
  nicId: string
  subnetId: string
  ip: string
  mac: string
}

/** `id` is that of the silo it is set for. */
export interface SiloQuotasDocument extends VirtualResourceCounts {
  id: string
}

/** `id` is that of the fleet, silo or project that has so much; there is none for those that never had anything. */
export interface ProvisioningDocument extends VirtualResourceCounts {
  id: string
  /** The `at` of the last of its steps. */
  lastStepAt: number
}
