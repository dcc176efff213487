import type { ApiResult, Role } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { stableId } from '../fleet/stable-id.ts'
import { FLEET_ID } from '../store/kinds.ts'
import type { Caller } from './caller.ts'
import type { RackUnderTest } from './rack-under-test.ts'

/** Who may do what to the fleet. Those with a role in it have none in a silo, and the other way round. */
const columns = ['fleet admin', 'fleet collaborator', 'fleet viewer', 'silo admin', 'nobody'] as const
type Column = (typeof columns)[number]

const fleetRoles: Partial<Record<Column, Role>> = {
  'fleet admin': 'admin',
  'fleet collaborator': 'collaborator',
  'fleet viewer': 'viewer',
}

async function callerFor(rack: RackUnderTest, column: Column): Promise<Caller> {
  if (column === 'silo admin') return rack.as('admin')
  const [id, siloId] = [crypto.randomUUID(), await stableId('demo')]
  const user = { id, siloId, externalId: column.replace(' ', '-'), timeCreated: rack.now }
  await rack.store.write((tx) => tx.insert('user', { ...user, passwordHash: 'plain:plenum-demo' }))
  const roleName = fleetRoles[column]
  if (roleName)
    await rack.edit('policy', FLEET_ID, ({ roleAssignments, ...policy }) => ({
      ...policy,
      roleAssignments: [...roleAssignments, { identityType: 'silo_user', identityId: id, roleName }],
    }))
  const body = { username: user.externalId, password: 'plenum-demo' }
  const request = new Request('http://rack.test/v1/login/demo/local', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return rack.stranger((await rack.rack.fetch(request)).headers.get('set-cookie')?.split(';')[0])
}

const codes = { '+': undefined, f: 'Forbidden', h: 'ObjectNotFound' } as const

/**
 * Holds deeds against a table of one letter per role, in the order above: + may, f forbidden, h hidden.
 *
 * @param attempt does the deed, all that only the role can be in the way of
 */
export function testFleetMatrix<Deed extends string>(
  rack: RackUnderTest,
  matrix: Readonly<Record<Deed, string>>,
  attempt: (deed: Deed, by: Caller) => Promise<ApiResult<unknown>>,
): void {
  const callers = new Map<Column, Promise<Caller>>()
  const deeds = Object.keys(matrix).filter((deed): deed is Deed => deed in matrix)

  describe.each(columns.map((column, index) => ({ column, index })))('$column', ({ column, index }) => {
    test.each(deeds.map((deed) => ({ deed, letter: matrix[deed].replaceAll(' ', '')[index] })))(
      '$deed: $letter',
      async ({ deed, letter }) => {
        const caller = callers.get(column) ?? callerFor(rack, column)
        callers.set(column, caller)
        const result = await attempt(deed, await caller)
        const code = result.type === 'error' ? result.error.errorCode : undefined
        expect(code).toBe(Object.entries(codes).find(([key]) => key === letter)?.[1])
        expect(result.type === 'success').toBe(letter === '+')
      },
    )
  })
}
