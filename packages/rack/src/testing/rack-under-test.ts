import type { InstanceState, Project, Role } from '@plenum/api'
import { DEMO_PASSWORD } from '../fleet/demo-data.ts'
import { stableId } from '../fleet/stable-id.ts'
import { move, realisticTiming } from '../hardware/lifecycle.ts'
import { followRun } from '../metrics/history/vm-run.ts'
import { createRack } from '../rack.ts'
import type { Rack, RackOptions } from '../rack.ts'
import { sledFor } from '../resources/affinity/placement.ts'
import { mustGet } from '../resources/locate.ts'
import { provisionVm } from '../resources/provisioning.ts'
import type { Documents, Kind } from '../store/kinds.ts'
import { createMemoryStore } from '../store/memory.ts'
import type { Store } from '../store/store.ts'
import { Caller, ORIGIN } from './caller.ts'
import { cheapPasswords } from './cheap-passwords.ts'
import { demoStore, fillAsOfNoon, NOON } from './demo-store.ts'

/** An account of the demo fleet: one of the silo `demo` by its name alone. */
export type Who =
  | 'operator'
  | 'admin'
  | 'collaborator'
  | 'viewer'
  | 'newcomer'
  | { silo: 'lab'; user: 'admin' | 'researcher' | 'viewer' }

const SECOND = 1000
/** Longer than any state lasts. */
const LONG = 10 * SECOND

function accountOf(who: Who): { silo: string; user: string } {
  return typeof who === 'string' ? { silo: 'demo', user: who } : who
}

export class RackUnderTest {
  readonly store: Store
  readonly #options: RackOptions
  readonly #sessions = new Map<string, Promise<string>>()
  #rack: Rack
  #now: number
  #projects = 0

  constructor(given: Partial<RackOptions>) {
    this.#now = NOON.getTime()
    this.store = given.store ?? createMemoryStore()
    this.#options = { passwords: cheapPasswords, clock: () => this.now, ...given, store: this.store }
    this.#rack = createRack(this.#options)
  }

  get now(): Date {
    return new Date(this.#now)
  }

  get rack(): Rack {
    return this.#rack
  }

  /** Lets time pass and then does what the host does all the time. */
  async advance(milliseconds: number): Promise<void> {
    this.#now += milliseconds
    await this.#rack.tick()
  }

  /** Lets everything that changes by itself come to its end. */
  async settle(): Promise<void> {
    for (let step = 0; step < 3; step++) await this.advance(LONG)
  }

  /** Another control plane over what is stored, as after a crash. */
  restart(): void {
    this.#rack = createRack(this.#options)
  }

  /** Nobody in particular: a caller without credentials, or with a cookie that the test chooses. */
  stranger(cookie?: string): Caller {
    return new Caller(async (request) => {
      if (cookie !== undefined) request.headers.set('cookie', cookie)
      return this.#rack.fetch(request)
    })
  }

  /** A program with an access token. */
  withToken(token: string): Caller {
    return new Caller(async (request) => {
      request.headers.set('authorization', `Bearer ${token}`)
      return this.#rack.fetch(request)
    })
  }

  /** Someone with a session that all tests of the file share. */
  as(who: Who): Caller {
    return new Caller(async (request) => {
      request.headers.set('cookie', await this.sessionOf(who))
      return this.#rack.fetch(request)
    })
  }

  /** The cookie of a session that all tests of the file share. */
  sessionOf(who: Who): Promise<string> {
    const key = JSON.stringify(who)
    let session = this.#sessions.get(key)
    if (!session) this.#sessions.set(key, (session = this.signIn(who)))
    return session
  }

  /** The cookie of a new session. */
  signIn(who: Who): Promise<string> {
    const { silo, user } = accountOf(who)
    return this.signInAt(silo, user)
  }

  /** The cookie of a new session of any account. */
  async signInAt(silo: string, user: string, password = DEMO_PASSWORD): Promise<string> {
    const response = await this.#rack.fetch(
      new Request(`${ORIGIN}/v1/login/${silo}/local`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: user, password }),
      }),
    )
    const cookie = response.headers.get('set-cookie')?.split(';')[0]
    if (response.status !== 204 || !cookie) throw new Error(`${user} of ${silo} cannot sign in`)
    return cookie
  }

  /** A project of the silo `demo` that no other test knows of. */
  newProject(): Promise<Project> {
    this.#projects += 1
    const body = { name: `project-${this.#projects}`, description: '' }
    return this.as('admin').does('projectCreate', { body })
  }

  /** Gives someone a role in a project by its own policy, which has no endpoint yet. */
  async give(who: Who, roleName: Role, project: Project): Promise<void> {
    const { silo, user } = accountOf(who)
    const identityId = await stableId(`${silo}/user/${user}`)
    await this.store.write(async (tx) => {
      const policy = { id: project.id, roleAssignments: [{ identityId, identityType: 'silo_user', roleName } as const] }
      await ((await tx.get('policy', project.id)) ? tx.update('policy', policy) : tx.insert('policy', policy))
    })
  }

  /** Puts an instance into a state, also one that the API never leads to. */
  put(instanceId: string, runState: InstanceState): Promise<void> {
    return this.store.write(async (tx) => {
      const instance = await mustGet(tx, 'instance', instanceId)
      const sledId = await sledFor(tx, instance, runState)
      await provisionVm(tx, instance, runState, this.now)
      const after = { ...instance, runState, sledId, dueAt: null }
      await tx.update('instance', after)
      await followRun(tx, instance, after, this.now)
    })
  }

  /** Lets the VM of an instance break down, as its hardware might. */
  async fail(instanceId: string): Promise<void> {
    const timing = { ...realisticTiming, ...this.#options.timing }
    await this.store.write(async (tx) => {
      await move(tx, await mustGet(tx, 'instance', instanceId), 'failed', this.now, timing)
    })
  }

  /** Changes a stored document behind the API's back. */
  async edit<K extends Kind>(kind: K, id: string, change: (document: Documents[K]) => Documents[K]): Promise<void> {
    await this.store.write(async (tx) => {
      const document = await tx.get(kind, id)
      if (!document) throw new Error(`there is no ${kind} ${id}`)
      await tx.update(kind, change(document))
    })
  }

  /** How many documents of a kind there are: the same before and after what must have changed nothing. */
  async count(kind: Kind): Promise<number> {
    return (await this.store.read((tx) => tx.list(kind, { limit: 100_000 }))).length
  }
}

/**
 * A control plane in memory with the demo fleet, a clock that stands still and accounts that sign in at once. A
 * store that is given is filled anew; else it is a copy of what others have.
 */
export async function rackUnderTest(options: Partial<RackOptions> = {}): Promise<RackUnderTest> {
  const store = options.store ?? (await demoStore())
  if (options.store) await fillAsOfNoon(store)
  return new RackUnderTest({ ...options, store })
}
