import type { SiloCreate } from '@plenum/api'
import { beforeAll, describe, expect, test } from 'vitest'
import { stableId } from '../fleet/stable-id.ts'
import type { Caller } from '../testing/caller.ts'
import { withFleetRole } from '../testing/fleet-role.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { RoleHolders, testRoleMatrix } from '../testing/role-matrix.ts'

/** One letter per role, in the order of the role matrix: + may, f forbidden, h hidden; `elsewhere` is of another silo. */
const matrix = {
  //                                       silo  project fleet nobody elsewhere
  "see the policy of one's silo": '+++   +++     +     +      +',
  "replace the policy of one's silo": '+ff   fff     +     f      +',
  'see the policy of a silo': '+++   +++     +     +      h',
  'replace the policy of a silo': '+ff   fff     +     f      h',
  'see the policy of a project': '+++   +++     h     h      h',
  'replace the policy of a project': '++f   +ff     h     h      h',
  'see the policy of the fleet': 'fff   fff     +     f      f',
  'replace the policy of the fleet': 'fff   fff     +     f      f',
  'list users': '+++   +++     +     +      +',
  'list the members of a group': '+++   +++     +     +      h',
  'list groups': '+++   +++     +     +      +',
  'view a group': '+++   +++     +     +      h',
  'list the users of a silo': '+++   +++     +     +      h',
  'view a user of a silo': '+++   +++     +     +      h',
  'list built-in users': 'fff   fff     +     f      f',
  'view a built-in user': 'hhh   hhh     +     h      h',
  'add a local user': '+ff   fff     +     f      h',
  'delete a local user': '+ff   fff     +     f      h',
  'set the password of another user': '+ff   fff     +     f      h',
  'list identity providers': '+++   +++     +     +      h',
  'list silos': 'fff   fff     +     f      f',
  'create a silo': 'fff   fff     +     f      f',
  'create a silo with fleet roles': 'fff   fff     +     f      f',
  'delete a silo of others': 'hhh   hhh     +     h      h',
  'list quotas': 'fff   fff     +     f      f',
  'list utilization': 'fff   fff     +     f      f',
  'see the utilization of a silo': '+++   +++     +     +      h',
  'see the settings of tokens': '+++   +++     +     +      +',
  'change the settings of tokens': '+ff   fff     +     f      +',
  'list certificates': '+ff   fff     +     f      +',
  'add a certificate': '+ff   fff     +     f      +',
  'view a certificate': '+hh   hhh     +     h      h',
  'delete a certificate': '+hh   hhh     +     h      h',
} as const
type Deed = keyof typeof matrix

/** By deed, for those who have nothing but a role on the fleet and belong to another silo: viewer, collaborator. */
const onFleet = {
  'see the policy of a silo': '++',
  'replace the policy of a silo': 'f+',
  'see the policy of a project': 'hh',
  'see the policy of the fleet': '++',
  'replace the policy of the fleet': 'ff',
  'view a group': 'hh',
  'list the users of a silo': '++',
  'view a user of a silo': '++',
  'list built-in users': '++',
  'view a built-in user': '++',
  'add a local user': 'ff',
  'delete a local user': 'ff',
  'set the password of another user': 'ff',
  'list identity providers': '++',
  'list silos': '++',
  'create a silo': 'f+',
  'create a silo with fleet roles': 'ff',
  'delete a silo of others': 'f+',
  'list quotas': '++',
  'list utilization': '++',
  'see the utilization of a silo': '++',
  'change the settings of tokens': 'f+',
  'list certificates': 'ff',
  'view a certificate': 'hh',
} as const satisfies Partial<Record<Deed, string>>

const rack = await rackUnderTest()
const operator = rack.as('operator')
const holders = new RoleHolders(rack)
const demo = { silo: 'demo' }
const pem = (label: string) => `-----BEGIN ${label}-----\nMAAA\n-----END ${label}-----\n`
let group = ''
let siloPolicy = { roleAssignments: await assignmentsOf('demo') }
let fleetPolicy = siloPolicy
let number = 0

async function assignmentsOf(silo: string) {
  return (await operator.does('siloPolicyView', { params: { silo } })).roleAssignments
}

beforeAll(async () => {
  await holders.prepare()
  await rack.store.write(async (tx) => {
    const siloId = await stableId('demo')
    const certificate = {
      id: crypto.randomUUID(),
      siloId,
      name: 'kept',
      description: '',
      service: 'external_api',
    } as const
    const times = { timeCreated: rack.now, timeModified: rack.now }
    await tx.insert('certificate', { ...certificate, ...times, cert: pem('CERTIFICATE'), key: pem('PRIVATE KEY') })
  })
  group = await stableId('demo/group/operations')
  const holder = await holders.callerOf('fleet admin')
  siloPolicy = await holder.does('siloPolicyView', { params: demo })
  fleetPolicy = await holder.does('systemPolicyView', {})
})

function siloBody(name: string): SiloCreate {
  const quotas = { cpus: 0, memory: 0, storage: 0 }
  return { name, description: '', discoverable: false, identityMode: 'saml_jit', quotas, tlsCertificates: [] }
}

async function addUser(name: string): Promise<string> {
  const id = crypto.randomUUID()
  const siloId = await stableId('demo')
  await rack.store.write((tx) =>
    tx.insert('user', { id, siloId, externalId: name, timeCreated: rack.now, passwordHash: null }),
  )
  return id
}

async function addSilo(name: string): Promise<void> {
  const fields = { name, description: '', discoverable: false, identityMode: 'saml_jit' } as const
  const times = { timeCreated: rack.now, timeModified: rack.now }
  const silo = { ...fields, id: crypto.randomUUID(), ...times, mappedFleetRoles: {} }
  await rack.store.write((tx) => tx.insert('silo', silo))
}

async function attempt(deed: Deed, by: Caller) {
  const name = `made-${(number += 1)}`
  const password = { mode: 'login_disallowed' } as const
  switch (deed) {
    case "see the policy of one's silo":
      return by.call('policyView', {})
    case "replace the policy of one's silo": {
      const body = await by.does('policyView', {})
      return by.call('policyUpdate', { body })
    }
    case 'see the policy of a silo':
      return by.call('siloPolicyView', { params: demo })
    case 'replace the policy of a silo':
      return by.call('siloPolicyUpdate', { params: demo, body: siloPolicy })
    case 'see the policy of a project':
    case 'replace the policy of a project': {
      const { id: project } = await rack.newProject()
      await holders.join(project)
      const params = { project }
      if (deed === 'see the policy of a project') return by.call('projectPolicyView', { params })
      return by.call('projectPolicyUpdate', { params, body: { roleAssignments: [] } })
    }
    case 'see the policy of the fleet':
      return by.call('systemPolicyView', {})
    case 'replace the policy of the fleet':
      return by.call('systemPolicyUpdate', { body: fleetPolicy })
    case 'list users':
      return by.call('userList', {})
    case 'list the members of a group':
      return by.call('userList', { query: { group } })
    case 'list groups':
      return by.call('groupList', {})
    case 'view a group':
      return by.call('groupView', { params: { groupId: group } })
    case 'list the users of a silo':
      return by.call('siloUserList', { query: demo })
    case 'view a user of a silo':
      return by.call('siloUserView', { params: { userId: await addUser(name) }, query: demo })
    case 'list built-in users':
      return by.call('userBuiltinList', {})
    case 'view a built-in user':
      return by.call('userBuiltinView', { params: { user: 'db-init' } })
    case 'add a local user':
      return by.call('localIdpUserCreate', { query: demo, body: { externalId: name, password } })
    case 'delete a local user':
      return by.call('localIdpUserDelete', { params: { userId: await addUser(name) }, query: demo })
    case 'set the password of another user': {
      const params = { userId: await addUser(name) }
      return by.call('localIdpUserSetPassword', { params, query: demo, body: password })
    }
    case 'list identity providers':
      return by.call('siloIdentityProviderList', { query: demo })
    case 'list silos':
      return by.call('siloList', {})
    case 'create a silo':
      return by.call('siloCreate', { body: siloBody(name) })
    case 'create a silo with fleet roles':
      return by.call('siloCreate', { body: { ...siloBody(name), mappedFleetRoles: { admin: ['viewer'] } } })
    case 'delete a silo of others':
      await addSilo(name)
      return by.call('siloDelete', { params: { silo: name } })
    case 'list quotas':
      return by.call('systemQuotasList', {})
    case 'list utilization':
      return by.call('siloUtilizationList', {})
    case 'see the utilization of a silo':
      return by.call('siloUtilizationView', { params: demo })
    case 'see the settings of tokens':
      return by.call('authSettingsView', {})
    case 'change the settings of tokens':
      return by.call('authSettingsUpdate', { body: { deviceTokenMaxTtlSeconds: null } })
    case 'list certificates':
      return by.call('certificateList', {})
    case 'add a certificate': {
      const given = { name, description: '', service: 'external_api', cert: pem('CERTIFICATE') } as const
      return by.call('certificateCreate', { body: { ...given, key: pem('PRIVATE KEY') } })
    }
    case 'view a certificate':
      return by.call('certificateView', { params: { certificate: 'kept' } })
    case 'delete a certificate': {
      const given = { name, description: '', service: 'external_api', cert: pem('CERTIFICATE') } as const
      const admin = await holders.callerOf('silo admin')
      await admin.does('certificateCreate', { body: { ...given, key: pem('RSA PRIVATE KEY') } })
      return by.call('certificateDelete', { params: { certificate: name } })
    }
  }
}

testRoleMatrix(matrix, async (deed, holder) => attempt(deed, await holders.callerOf(holder)))

const codes = { '+': undefined, f: 'Forbidden', h: 'ObjectNotFound' } as const

describe.each(['viewer', 'collaborator'] as const)('someone of another silo who is a %s of the fleet', (role) => {
  let caller: Caller
  beforeAll(async () => {
    caller = await withFleetRole(rack, role)
    fleetPolicy = await (await holders.callerOf('fleet admin')).does('systemPolicyView', {})
  })

  test.each(Object.entries(onFleet).map(([deed, letters]) => ({ deed, letter: letters[role === 'viewer' ? 0 : 1] })))(
    'gets $letter for: $deed',
    async ({ deed, letter }) => {
      const known = Object.keys(matrix).find((one): one is Deed => one === deed)
      if (!known) throw new Error(`there is no such deed: ${deed}`)
      const result = await attempt(known, caller)
      const code = result.type === 'error' ? result.error.errorCode : undefined
      expect(code).toBe(Object.entries(codes).find(([key]) => key === letter)?.[1])
      expect(result.type === 'success').toBe(letter === '+')
    },
  )
})
