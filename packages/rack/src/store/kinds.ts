import type {
  AutoRestartPolicy,
  DiskState,
  Group,
  Image,
  InstanceState,
  NetworkInterface,
  Policy,
  Project,
  Vpc,
  VpcSubnet,
} from '@plenum/api'

/** The parent of what belongs to no silo: the one fleet. */
export const FLEET_ID = '001de000-1334-4000-8000-000000000000'

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

/** `id` is that of the fleet, silo or project it governs. */
export interface PolicyDocument extends Policy {
  id: string
}

export interface VpcRouterDocument extends Identity {
  vpcId: string
  kind: 'system' | 'custom'
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
  /** What was last asked for; decides what follows `creating`. */
  intent: 'running' | 'stopped'
  /** When the present state ends by itself; milliseconds since the epoch, null when it does not. */
  dueAt: number | null
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
  dueAt: number | null
}

export interface ImageDocument extends Omit<Image, 'projectId' | 'digest'> {
  siloId: string
  /** Null: shared by the silo. */
  projectId: string | null
}

/** What is kept, by kind. */
export interface Documents {
  silo: SiloDocument
  user: UserDocument
  group: Group
  membership: MembershipDocument
  session: SessionDocument
  policy: PolicyDocument
  project: Project & { siloId: string }
  vpc: Vpc
  vpcRouter: VpcRouterDocument
  vpcSubnet: VpcSubnet
  networkInterface: NetworkInterface
  instance: InstanceDocument
  disk: DiskDocument
  image: ImageDocument
}
export type Kind = keyof Documents

interface KindDefinition<D> {
  /** Names are unique among documents of one parent. */
  parent: (document: D) => string
  /** Null: nameless, so never found by name and never a duplicate. */
  name: (document: D) => string | null
  indexes: Readonly<Record<string, (document: D) => string | number | null>>
}

const named = { name: (document: { name: string }) => document.name }

/** How each kind is found; engines make columns of it. */
export const kinds = {
  silo: { parent: () => FLEET_ID, ...named, indexes: {} },
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
  policy: { parent: (policy) => policy.id, name: () => null, indexes: {} },
  project: { parent: (project) => project.siloId, ...named, indexes: {} },
  vpc: { parent: (vpc) => vpc.projectId, ...named, indexes: {} },
  vpcRouter: { parent: (router) => router.vpcId, ...named, indexes: {} },
  vpcSubnet: { parent: (subnet) => subnet.vpcId, ...named, indexes: {} },
  networkInterface: {
    parent: (nic) => nic.instanceId,
    ...named,
    indexes: { subnetId: (nic) => nic.subnetId },
  },
  instance: { parent: (instance) => instance.projectId, ...named, indexes: { dueAt: (instance) => instance.dueAt } },
  disk: {
    parent: (disk) => disk.projectId,
    ...named,
    indexes: {
      instanceId: (disk) => ('instance' in disk.state ? disk.state.instance : null),
      dueAt: (disk) => disk.dueAt,
    },
  },
  image: { parent: (image) => image.projectId ?? image.siloId, ...named, indexes: {} },
} as const satisfies { [K in Kind]: KindDefinition<Documents[K]> }

export type IndexOf<K extends Kind> = keyof (typeof kinds)[K]['indexes'] & string
