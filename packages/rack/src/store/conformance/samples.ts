import { FLEET_ID } from '../kinds.ts'
import type { Documents, Kind } from '../kinds.ts'

const timeCreated = new Date('2026-03-01T08:30:00.000Z')
const timeModified = new Date('2026-03-01T08:30:00.001Z')

/** Different for each number, and in the order of the numbers. */
export function idOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

function identity(number: number) {
  return { id: idOf(number), name: 'sample', description: 'naïve “quotes” \\ 🦊', timeCreated, timeModified }
}

/** One document of each kind. */
export const samples: { readonly [K in Kind]: Documents[K] } = {
  silo: { ...identity(1), identityMode: 'local_only', discoverable: true },
  user: { id: idOf(2), siloId: idOf(1), externalId: 'ada@example.com', timeCreated, passwordHash: null },
  group: { id: idOf(3), siloId: idOf(1), displayName: 'Engineers' },
  membership: { id: idOf(4), userId: idOf(2), groupId: idOf(3) },
  session: { id: 'ab'.repeat(32), userId: idOf(2), timeCreated, timeLastUsed: timeModified },
  policy: {
    id: FLEET_ID,
    roleAssignments: [{ identityId: idOf(2), identityType: 'silo_user', roleName: 'admin' }],
  },
  project: { ...identity(7), siloId: idOf(1) },
  vpc: {
    ...identity(8),
    projectId: idOf(7),
    systemRouterId: idOf(9),
    ipv6Prefix: 'fd00:1234:5678::/48',
    dnsName: 'default',
  },
  vpcRouter: { ...identity(9), vpcId: idOf(8), kind: 'system' },
  vpcSubnet: { ...identity(10), vpcId: idOf(8), ipv4Block: '172.30.0.0/22', ipv6Block: 'fd00:1234:5678::/64' },
  networkInterface: {
    ...identity(11),
    instanceId: idOf(12),
    vpcId: idOf(8),
    subnetId: idOf(10),
    mac: 'A8:40:25:F0:00:01',
    ip: '172.30.0.5',
    primary: true,
    transitIps: ['10.0.0.0/8'],
  },
  instance: {
    ...identity(12),
    projectId: idOf(7),
    hostname: 'sample',
    ncpus: 2,
    memory: 2 ** 33,
    bootDiskId: idOf(13),
    runState: 'starting',
    timeRunStateUpdated: timeModified,
    autoRestartPolicy: null,
    timeLastAutoRestarted: null,
    userData: '',
    intent: 'running',
    dueAt: 1_772_353_800_123,
  },
  disk: {
    ...identity(13),
    projectId: idOf(7),
    imageId: idOf(14),
    snapshotId: null,
    size: 2 ** 40,
    blockSize: 4096,
    state: { state: 'attached', instance: idOf(12) },
    settlesAs: 'detached',
    slot: 0,
    dueAt: null,
  },
  image: {
    ...identity(14),
    siloId: idOf(1),
    projectId: null,
    os: 'debian',
    version: '13',
    blockSize: 512,
    size: 2 ** 31,
  },
}

export function project(number: number, name: string, siloId = idOf(1)): Documents['project'] {
  return { ...samples.project, id: idOf(number), name, siloId }
}

export function instance(number: number, dueAt: number | null): Documents['instance'] {
  return { ...samples.instance, id: idOf(number), name: `instance-${number}`, dueAt }
}

/** Attached to an instance, or to none. */
export function disk(number: number, name: string, instanceId: string | null): Documents['disk'] {
  const state =
    instanceId === null ? { state: 'detached' as const } : { state: 'attached' as const, instance: instanceId }
  return { ...samples.disk, id: idOf(number), name, state }
}

export function session(number: number): Documents['session'] {
  return { ...samples.session, id: idOf(number) }
}
