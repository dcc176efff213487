import { FLEET_ID } from '../kinds.ts'
import type { Documents, Kind } from '../kinds.ts'
import { alertSamples } from './alert-samples.ts'
import { rackSamples } from './rack-samples.ts'
import { identity, idOf, timeCreated, timeModified } from './sample-identity.ts'
import { systemSamples } from './system-samples.ts'

export { idOf }

/** One document of each kind. */
export const samples: { readonly [K in Kind]: Documents[K] } = {
  silo: { ...identity(1), identityMode: 'local_only', discoverable: true, mappedFleetRoles: { admin: ['viewer'] } },
  certificate: { ...identity(42), siloId: idOf(1), service: 'external_api', cert: 'PEM', key: 'PEM' },
  samlIdentityProvider: {
    ...identity(43),
    siloId: idOf(1),
    idpEntityId: 'https://idp.example.com/',
    spClientId: 'plenum',
    acsUrl: 'https://sample.sys.rack.example/login/sample/saml/sample',
    sloUrl: 'https://sample.sys.rack.example/logout',
    technicalContactEmail: 'ada@example.com',
    groupAttributeName: 'groups',
    signingKeypair: { publicCert: 'AAAA', privateKey: 'AAAA' },
    ssoUrl: 'https://idp.example.com/sso',
    certificates: ['AAAA'],
  },
  samlAssertion: { id: 'ab'.repeat(32), providerId: idOf(43), expiresAt: 1_772_353_800_123 },
  user: { id: idOf(2), siloId: idOf(1), externalId: 'ada@example.com', timeCreated, passwordHash: null },
  group: { id: idOf(3), siloId: idOf(1), displayName: 'Engineers' },
  membership: { id: idOf(4), userId: idOf(2), groupId: idOf(3) },
  session: { id: 'ab'.repeat(32), userId: idOf(2), timeCreated, timeLastUsed: timeModified },
  deviceAuthRequest: {
    id: 'cd'.repeat(32),
    clientId: idOf(143),
    userCode: 'BCDF-GHJK',
    tokenDigest: 'ef'.repeat(32),
    ttlSeconds: 3600,
    timeCreated,
    timeExpires: timeModified,
    timeLastPolled: timeModified,
  },
  accessToken: {
    id: idOf(144),
    userId: idOf(2),
    clientId: idOf(143),
    tokenDigest: 'ef'.repeat(32),
    deviceCodeDigest: 'cd'.repeat(32),
    timeCreated,
    timeExpires: null,
  },
  siloAuthSettings: { id: idOf(1), deviceTokenMaxTtlSeconds: null },
  sshKey: { ...identity(29), siloUserId: idOf(2), publicKey: 'ssh-ed25519 AAAA' },
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
  vpcFirewall: {
    id: idOf(8),
    timeCreated,
    rules: [
      {
        id: idOf(21),
        name: 'sample',
        description: '',
        status: 'enabled',
        direction: 'inbound',
        action: 'allow',
        priority: 65_534,
        targets: [{ type: 'ip_net', value: 'fd00::/64' }],
        filters: { hosts: null, ports: ['22', '8000-9000'], protocols: [{ type: 'icmp', value: null }] },
      },
    ],
  },
  routerRoute: {
    ...identity(22),
    vpcRouterId: idOf(9),
    kind: 'default',
    destination: { type: 'ip_net', value: '::/0' },
    target: { type: 'drop' },
  },
  vpcSubnet: { ...identity(10), vpcId: idOf(8), ipv4Block: '172.30.0.0/22', ipv6Block: 'fd00:1234:5678::/64' },
  internetGateway: { ...identity(23), vpcId: idOf(8) },
  internetGatewayIpPool: { ...identity(24), internetGatewayId: idOf(23), ipPoolId: idOf(26) },
  internetGatewayIpAddress: { ...identity(25), internetGatewayId: idOf(23), address: '203.0.113.7' },
  ipPool: identity(26),
  ipPoolRange: {
    id: idOf(27),
    ipPoolId: idOf(26),
    timeCreated,
    range: { first: '203.0.113.0', last: '203.0.113.255' },
    usedUpTo: '203.0.113.7',
  },
  ipPoolLink: { id: idOf(28), ipPoolId: idOf(26), siloId: idOf(1), isDefault: true },
  externalIp: {
    id: `${idOf(26)} 4-cb007107`,
    ipPoolId: idOf(26),
    siloId: idOf(1),
    ip: '203.0.113.7',
    use: 'source_nat',
    instanceIds: [idOf(12), null, null, null],
  },
  floatingIp: {
    ...identity(29),
    projectId: idOf(7),
    ip: '203.0.113.8',
    ipPoolId: idOf(26),
    instanceId: idOf(12),
  },
  affinityGroup: { ...identity(30), projectId: idOf(7), policy: 'allow', failureDomain: 'sled' },
  affinityGroupMember: { id: idOf(31), groupId: idOf(30), instanceId: idOf(12) },
  antiAffinityGroup: { ...identity(32), projectId: idOf(7), policy: 'fail', failureDomain: 'sled' },
  antiAffinityGroupMember: { id: idOf(33), groupId: idOf(32), instanceId: idOf(12) },
  ...rackSamples,
  ...alertSamples,
  ...systemSamples,
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
    sshKeyIds: [idOf(40)],
    sledId: idOf(34),
    sourceNatId: `${idOf(26)} 4-cb007107`,
    intent: 'running',
    dueAt: 1_772_353_800_123,
  },
  serialConsole: {
    id: idOf(12),
    timeBooted: timeCreated,
    guest: { stage: 'shell', line: '\u001b\u0000\u00ff', escape: '', user: 'root', cwd: '/' },
    size: 4097,
  },
  serialChunk: { id: idOf(41), instanceId: idOf(12), number: 2, bytes: 'AP8b' },
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
    imported: { length: 4096, sha256: 'ab'.repeat(32) },
    dueAt: null,
  },
  snapshot: {
    ...identity(15),
    projectId: idOf(7),
    diskId: idOf(13),
    state: 'creating',
    size: 2 ** 40,
    blockSize: 4096,
    dueAt: 1_772_353_800_123,
  },
  probe: {
    ...identity(73),
    projectId: idOf(7),
    sledId: idOf(34),
    ipPoolId: idOf(26),
    externalIp: '203.0.113.9',
    nicId: idOf(74),
    subnetId: idOf(10),
    ip: '172.30.0.6',
    mac: 'A8:40:25:F0:00:02',
  },
  siloQuotas: { id: idOf(1), cpus: 100, memory: 2 ** 40, storage: 2 ** 50 },
  provisioning: { id: idOf(7), cpus: 2, memory: 2 ** 33, storage: 2 ** 41, lastStepAt: 1_772_353_800_000 },
  provisioningStep: {
    id: `${idOf(7)} 1772353800000`,
    collectionId: idOf(7),
    at: 1_772_353_800_000,
    until: null,
    cpus: 2,
    memory: 2 ** 33,
    storage: 2 ** 41,
  },
  vmRun: {
    id: `${idOf(12)} 1772353800000`,
    instanceId: idOf(12),
    projectId: idOf(7),
    siloId: idOf(1),
    sledId: idOf(34),
    ncpus: 2,
    disks: [{ id: idOf(13), blockSize: 4096 }],
    interfaceIds: [idOf(11)],
    timeStarted: timeCreated,
    timeEnded: null,
    resets: [1_772_353_800_123],
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
