import type { ApiResult, RoleAssignment } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { stableId } from '../fleet/stable-id.ts'
import { FLEET_ID } from '../store/kinds.ts'
import type { Caller } from './caller.ts'
import type { RackUnderTest } from './rack-under-test.ts'

/**
 * Who may do what, by the status that they get. Nobody here has more than one role: `fleet admin` and `project …` are
 * nobody in their silo, and `elsewhere` is an administrator of another one.
 */
export const roles = [
  'silo admin',
  'silo collaborator',
  'silo viewer',
  'project admin',
  'project collaborator',
  'project viewer',
  'fleet admin',
  'nobody',
  'elsewhere',
] as const
export type Holder = (typeof roles)[number]

/** An account of the silo `demo` for each of the roles but the last. */
export class RoleHolders {
  readonly #rack: RackUnderTest
  readonly #callers = new Map<Holder, Caller>()
  readonly #userIds = new Map<Holder, string>()

  constructor(rack: RackUnderTest) {
    this.#rack = rack
    this.#callers.set('elsewhere', rack.as({ silo: 'lab', user: 'admin' }))
  }

  /** Makes the accounts. To be called before anything else. */
  async prepare(): Promise<void> {
    const siloId = await stableId('demo')
    const template = { siloId, timeCreated: this.#rack.now, passwordHash: 'plain:plenum-demo' }
    for (const holder of roles.slice(0, -1)) {
      const id = crypto.randomUUID()
      this.#userIds.set(holder, id)
      await this.#rack.store.write((tx) => tx.insert('user', { ...template, id, externalId: holder.replace(' ', '-') }))
    }
    const inSilo = this.#assign(['silo admin', 'silo collaborator', 'silo viewer'])
    await this.#rack.edit('policy', siloId, (policy) => ({
      ...policy,
      roleAssignments: [...policy.roleAssignments, ...inSilo],
    }))
    const inFleet = this.#assign(['fleet admin'])
    await this.#rack.edit('policy', FLEET_ID, (policy) => ({ ...policy, roleAssignments: inFleet }))
  }

  /** Gives those that are named after it their roles in a project. */
  async join(projectId: string): Promise<void> {
    const roleAssignments = this.#assign(['project admin', 'project collaborator', 'project viewer'])
    await this.#rack.store.write((tx) => tx.insert('policy', { id: projectId, roleAssignments }))
  }

  async callerOf(holder: Holder): Promise<Caller> {
    const known = this.#callers.get(holder)
    if (known) return known
    const body = JSON.stringify({ username: holder.replace(' ', '-'), password: 'plenum-demo' })
    const headers = { 'content-type': 'application/json' }
    const url = 'http://rack.test/v1/login/demo/local'
    const response = await this.#rack.rack.fetch(new Request(url, { method: 'POST', headers, body }))
    const caller = this.#rack.stranger(response.headers.get('set-cookie')?.split(';')[0])
    this.#callers.set(holder, caller)
    return caller
  }

  #assign(holders: readonly Holder[]): RoleAssignment[] {
    return holders.map((holder) => {
      const roleName = (['admin', 'collaborator', 'viewer'] as const).find((role) => holder.endsWith(role)) ?? 'viewer'
      return { identityType: 'silo_user', identityId: this.#userIds.get(holder) ?? '', roleName }
    })
  }
}

const codes = { '+': undefined, f: 'Forbidden', h: 'ObjectNotFound' } as const

/**
 * Holds deeds against a table of one letter per role, in the order above: + may, f forbidden, h hidden.
 *
 * @param attempt does the deed, all that only the role can be in the way of
 */
export function testRoleMatrix<Deed extends string>(
  matrix: Readonly<Record<Deed, string>>,
  attempt: (deed: Deed, holder: Holder) => Promise<ApiResult<unknown>>,
): void {
  const deeds = Object.keys(matrix).filter((deed): deed is Deed => deed in matrix)

  describe('who may do what', () => {
    for (const deed of deeds) {
      const letters = Array.from(matrix[deed].replaceAll(' ', ''))
      test(`the table has a letter for each role that might ${deed}`, () => {
        expect(letters).toHaveLength(roles.length)
      })
      test.each(roles.map((holder, column) => ({ holder, letter: letters[column] })))(
        `${deed}: $holder gets $letter`,
        async ({ holder, letter }) => {
          const result = await attempt(deed, holder)
          const code = result.type === 'error' ? result.error.errorCode : undefined
          expect(code).toBe(Object.entries(codes).find(([key]) => key === letter)?.[1])
          expect(result.type === 'success').toBe(letter === '+')
        },
      )
    }
  })
}
