import { operations, toSnake } from '@plenum/api'
import type { Operation } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { implemented } from './resources/index.ts'
import { createMemoryStore } from './store/memory.ts'
import { publicKey } from './testing/bodies.ts'
import { ORIGIN } from './testing/caller.ts'
import { rackUnderTest, RackUnderTest } from './testing/rack-under-test.ts'

const rack = await rackUnderTest()

const all: readonly Operation[] = implemented.map(({ operation }) => operation)
const ID = '00000000-0000-4000-8000-000000000000'

const dropAll = { destination: { type: 'ip_net', value: '0.0.0.0/0' }, target: { type: 'drop' } }

const oneAddress = { first: '10.0.0.1', last: '10.0.0.1' }

/** Bodies that can be read, so that nothing but the credentials is left to refuse. */
const bodies: Readonly<Record<string, object>> = {
  loginLocal: { username: 'nobody', password: '' },
  samlIdentityProviderCreate: {
    name: 'a',
    description: '',
    idp_entity_id: '',
    sp_client_id: '',
    acs_url: '',
    slo_url: '',
    technical_contact_email: '',
    idp_metadata_source: { type: 'base64_encoded_xml', data: '' },
  },
  currentUserSshKeyCreate: { name: 'a', description: '', public_key: publicKey },
  deviceAuthRequest: { client_id: ID },
  deviceAuthConfirm: { user_code: 'BCDF-GHJK' },
  deviceAccessToken: { grant_type: 'x', device_code: 'x', client_id: ID },
  authSettingsUpdate: { device_token_max_ttl_seconds: null },
  policyUpdate: { role_assignments: [] },
  projectPolicyUpdate: { role_assignments: [] },
  siloPolicyUpdate: { role_assignments: [] },
  systemPolicyUpdate: { role_assignments: [] },
  localIdpUserCreate: { external_id: 'a', password: { mode: 'login_disallowed' } },
  localIdpUserSetPassword: { mode: 'login_disallowed' },
  certificateCreate: { name: 'a', description: '', service: 'external_api', cert: '', key: '' },
  siloCreate: {
    name: 'a',
    description: '',
    discoverable: true,
    identity_mode: 'local_only',
    quotas: { cpus: 0, memory: 0, storage: 0 },
    tls_certificates: [],
  },
  projectCreate: { name: 'a', description: '' },
  projectUpdate: {},
  instanceCreate: { name: 'a', description: '', hostname: 'a', ncpus: 1, memory: 2 ** 30 },
  instanceUpdate: { ncpus: 1, memory: 2 ** 30 },
  instanceDiskAttach: { disk: ID },
  instanceDiskDetach: { disk: ID },
  diskCreate: { name: 'a', description: '', size: 2 ** 30, disk_source: { type: 'blank', block_size: 512 } },
  diskBulkWriteImport: { offset: 0, base64_encoded_data: '' },
  diskFinalizeImport: {},
  snapshotCreate: { name: 'a', description: '', disk: ID },
  imageCreate: { name: 'a', description: '', os: '', version: '', source: { type: 'snapshot', id: ID } },
  siloQuotasUpdate: {},
  instanceEphemeralIpAttach: {},
  floatingIpCreate: { name: 'a', description: '' },
  floatingIpUpdate: {},
  floatingIpAttach: { kind: 'instance', parent: ID },
  affinityGroupCreate: { name: 'a', description: '', policy: 'allow', failure_domain: 'sled' },
  affinityGroupUpdate: {},
  antiAffinityGroupCreate: { name: 'a', description: '', policy: 'allow', failure_domain: 'sled' },
  antiAffinityGroupUpdate: {},
  ipPoolCreate: { name: 'a', description: '' },
  ipPoolUpdate: {},
  ipPoolRangeAdd: oneAddress,
  ipPoolRangeRemove: oneAddress,
  ipPoolServiceRangeAdd: oneAddress,
  ipPoolServiceRangeRemove: oneAddress,
  ipPoolSiloLink: { silo: ID, is_default: false },
  ipPoolSiloUpdate: { is_default: false },
  vpcCreate: { name: 'a', description: '', dns_name: 'a' },
  vpcUpdate: {},
  vpcSubnetCreate: { name: 'a', description: '', ipv4_block: '10.0.0.0/24' },
  vpcSubnetUpdate: {},
  vpcRouterCreate: { name: 'a', description: '' },
  vpcRouterUpdate: {},
  vpcRouterRouteCreate: { name: 'a', description: '', ...dropAll },
  vpcRouterRouteUpdate: dropAll,
  vpcFirewallRulesUpdate: { rules: [] },
  internetGatewayCreate: { name: 'a', description: '' },
  internetGatewayIpPoolCreate: { name: 'a', description: '', ip_pool: ID },
  internetGatewayIpAddressCreate: { name: 'a', description: '', address: '203.0.113.7' },
  instanceNetworkInterfaceCreate: { name: 'a', description: '', vpc_name: 'a', subnet_name: 'a' },
  instanceNetworkInterfaceUpdate: {},
  sledAdd: { serial: 'a', part: 'a' },
  sledSetProvisionPolicy: { state: 'provisionable' },
  networkingSwitchPortApplySettings: { port_settings: ID },
  networkingSwitchPortSettingsCreate: {
    name: 'a',
    description: '',
    port_config: { geometry: 'qsfp28x1' },
    links: [],
    addresses: [],
  },
  networkingSwitchPortLldpConfigUpdate: { id: ID, enabled: true },
  networkingAddressLotCreate: { name: 'a', description: '', kind: 'infra', blocks: [] },
  networkingLoopbackAddressCreate: {
    address_lot: ID,
    rack_id: ID,
    switch_location: 'switch0',
    address: '10.0.0.1',
    mask: 32,
    anycast: false,
  },
  networkingBgpConfigCreate: { name: 'a', description: '', asn: 64_512, bgp_announce_set_id: ID },
  networkingBgpAnnounceSetUpdate: { name: 'a', description: '', announcement: [] },
  networkingBfdEnable: {
    switch: 'switch0',
    remote: '10.0.0.1',
    detection_threshold: 3,
    required_rx: 1,
    mode: 'single_hop',
  },
  networkingBfdDisable: { switch: 'switch0', remote: '10.0.0.1' },
  networkingAllowListUpdate: { allowed_ips: { allow: 'any' } },
  networkingInboundIcmpUpdate: { enabled: true },
  systemUpdateTrustRootCreate: {},
  targetReleaseUpdate: { system_version: '1.0.0' },
  probeCreate: { name: 'a', description: '', sled: ID },
  timeseriesQuery: { query: '' },
  systemTimeseriesQuery: { query: '' },
  webhookReceiverCreate: { name: 'a', description: '', endpoint: 'https://hooks.example.com', secrets: ['a'] },
  webhookReceiverUpdate: {},
  webhookSecretsAdd: { secret: 'a' },
  alertReceiverSubscriptionAdd: { subscription: '**' },
}

/** The query parameters that an operation must have. */
function neededBy({ query, firstPageNeeds = [] }: Operation): string[] {
  const required = Object.entries(query?.shape ?? {}).filter(([, field]) => !field.safeParse(undefined).success)
  return [...firstPageNeeds, ...required.map(([name]) => name)]
}

/** Parameters that are no ids. */
const parameters: Readonly<Record<string, string>> = {
  siloName: 'nowhere',
  providerName: 'nobody',
  metric: 'flush',
  metricName: 'cpus_provisioned',
  switchLocation: 'switch0',
  port: 'qsfp0',
  asn: '64512',
  systemVersion: '1.0.0',
  subscription: '**',
}

function parameter(name: string): string {
  return parameters[name] ?? (name.endsWith('Time') ? '2026-03-01T12:00:00Z' : ID)
}

/** A request that can be read, for things that do not exist. */
function requestFor(operation: Operation): Request {
  const path = operation.path
    .replace('{address}/{subnetMask}', '10.0.0.1/32')
    .replace(/\{(\w+)\}/g, (_, name: string) => parameter(name))
  const query = new URLSearchParams(neededBy(operation).map((name) => [toSnake(name), parameter(name)]))
  const init: RequestInit = { method: operation.method }
  if (operation.body) {
    const body = bodies[operation.id]
    const isForm = operation.bodyType === 'form'
    init.body = isForm ? new URLSearchParams({ ...body }) : JSON.stringify(body)
    init.headers = { 'content-type': `application/${isForm ? 'x-www-form-urlencoded' : 'json'}` }
  }
  return new Request(`${ORIGIN}${path}?${query}`, init)
}

async function answerTo(request: Request): Promise<{ status: number; message: unknown }> {
  const response = await rack.stranger().raw(request)
  const text = await response.text()
  return { status: response.status, message: text && Object(JSON.parse(text))['message'] }
}

describe('without credentials', () => {
  test.each(all.filter(({ anonymous }) => !anonymous).map((operation) => [operation.id, operation] as const))(
    '%s is handled and answers 401, also for what does not exist',
    async (_, operation) => {
      expect(await answerTo(requestFor(operation))).toEqual({
        status: 401,
        message: operation.method === 'HEAD' ? '' : 'credentials missing or invalid',
      })
    },
  )

  test.each([
    ['ping', 200, undefined],
    ['logout', 204, ''],
    ['deviceAuthRequest', 200, undefined],
    ['deviceAccessToken', 400, undefined],
    ['loginLocal', 404, 'not found: silo with name "nowhere"'],
    ['loginSaml', 404, 'not found: silo with name "nowhere"'],
  ] as const)('%s is handled and open to everyone', async (id, status, message) => {
    expect(await answerTo(requestFor(operations[id]))).toEqual({ status, message })
  })

  test('nothing else is open to everyone', () => {
    const open = all.filter(({ anonymous }) => anonymous).map(({ id }) => id)
    expect(open.toSorted()).toEqual([
      'deviceAccessToken',
      'deviceAuthRequest',
      'loginLocal',
      'loginSaml',
      'logout',
      'ping',
    ])
  })
})

test('every operation of the contract is answered, once', () => {
  expect(all.map(({ id }) => id).toSorted()).toEqual(Object.keys(operations).toSorted())
})

describe('with credentials', () => {
  test.each(all.map((operation) => [operation.id, operation] as const))(
    '%s is neither an unknown path nor a wrong method',
    async (_, operation) => {
      const response = await rack.stranger(await rack.signIn('operator')).raw(requestFor(operation))
      const text = await response.text()
      expect(response.status).not.toBe(405)
      expect(text).not.toContain('"Not Found"')
    },
  )
})

const request = (cookie: string) => new Request(ORIGIN, { headers: { cookie } })

describe('what the host asks', () => {
  test('a request with a live session is signed in, one without is not', async () => {
    expect(await rack.rack.isSignedIn(request(await rack.signIn('viewer')))).toBe(true)
    expect(await rack.rack.isSignedIn(request(`session=${'0'.repeat(40)}`))).toBe(false)
    expect(await rack.rack.isSignedIn(new Request(ORIGIN))).toBe(false)
  })

  test('a store that breaks is not mistaken for somebody who is not signed in', async () => {
    const store = createMemoryStore()
    const broken = new RackUnderTest({ store })
    await store.close()
    const request = new Request(ORIGIN, { headers: { cookie: `session=${'0'.repeat(40)}` } })
    await expect(broken.rack.isSignedIn(request)).rejects.toThrow('the store is closed')
  })
})
