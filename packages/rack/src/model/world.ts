import type { ApiResult, CallInput, OperationId, Operations } from '@plenum/api'
import { createFirstOperator, FIRST_OPERATOR } from '../fleet/first-operator.ts'
import { GiB } from '../testing/bodies.ts'
import { Caller } from '../testing/caller.ts'
import { cheapPasswords } from '../testing/cheap-passwords.ts'
import { RackUnderTest } from '../testing/rack-under-test.ts'
import type { RackOptions } from '../rack.ts'
import type { Store } from '../store/store.ts'
import { everythingIn } from './everything.ts'
import type { Everything } from './everything.ts'

/** How much there is to get hold of. Little of it means that things run out and names are taken. */
export interface Room {
  /** Different names that things of a kind can get. */
  names: number
  /** Addresses of the one pool, up to 256. */
  addresses: number
  cpus: number
  storageGiB: number
}

const { silo } = FIRST_OPERATOR
const PASSWORD = 'correct horse'

/** Somebody who signs in again, once, whenever their session has come to its end: in a world, time flies. */
function tireless(rack: RackUnderTest): Caller {
  const signIn = () => rack.signInAt(silo, FIRST_OPERATOR.user, PASSWORD)
  let session = signIn()
  const send = async (request: Request, cookie: string) => {
    request.headers.set('cookie', cookie)
    return rack.rack.fetch(request)
  }
  return new Caller(async (request) => {
    const used = session
    const response = await send(request.clone(), await used)
    if (response.status !== 401) return response
    if (session === used) session = signIn()
    return send(request, await session)
  })
}

/** A control plane with a silo and somebody who may do everything, and what was last seen there. */
export class World {
  readonly room: Room
  readonly #rack: RackUnderTest
  readonly #caller: Caller
  readonly #faults: unknown[]
  seen: Everything

  private constructor(rack: RackUnderTest, caller: Caller, faults: unknown[], room: Room, seen: Everything) {
    this.#rack = rack
    this.#caller = caller
    this.#faults = faults
    this.room = room
    this.seen = seen
  }

  /** Over a store that is empty. */
  static async over(store: Store, room: Room, options: Partial<RackOptions> = {}): Promise<World> {
    const faults: unknown[] = []
    const rack = new RackUnderTest({ ...options, store, onError: (error) => faults.push(error) })
    await createFirstOperator({ store, passwords: cheapPasswords, clock: () => rack.now, password: PASSWORD })
    const caller = tireless(rack)
    const params = { pool: 'default' }
    for (const { range } of (await caller.does('ipPoolRangeList', { params, query: {} })).items)
      await caller.does('ipPoolRangeRemove', { params, body: range })
    const range = { first: '198.18.0.0', last: `198.18.0.${room.addresses - 1}` }
    await caller.does('ipPoolRangeAdd', { params, body: range })
    const quotas = { cpus: room.cpus, memory: 4096 * GiB, storage: room.storageGiB * GiB }
    await caller.does('siloQuotasUpdate', { params: { silo }, body: quotas })
    for (const name of ['p-0', 'p-1']) await caller.does('projectCreate', { body: { name, description: '' } })
    return new World(rack, caller, faults, room, await store.read(everythingIn))
  }

  /** Looks at everything anew, at one moment: only a writer has the store for itself. */
  async look(): Promise<Everything> {
    this.seen = await this.#rack.store.write(everythingIn)
    return this.seen
  }

  /** Every answer must be of its promised shape; a refusal is an answer, a fault of the control plane is not. */
  async call<Id extends OperationId>(id: Id, input: CallInput<Operations[Id]>): Promise<ApiResult<unknown>> {
    const result = await this.#caller.call(id, input)
    this.requireNoFault()
    if (result.type === 'client_error') throw result.error
    if (result.type === 'error' && [401, 403, 500].includes(result.status))
      throw new Error(`${id} answered ${result.status}: ${result.error.message}`)
    return result
  }

  requireNoFault(): void {
    if (this.#faults.length > 0) throw new AggregateError(this.#faults.splice(0), 'the control plane has failed')
  }

  advance(milliseconds: number): Promise<void> {
    return this.#rack.advance(milliseconds)
  }

  /** Lets the VM of an instance break down. */
  fail(instanceId: string): Promise<void> {
    return this.#rack.fail(instanceId)
  }

  /** Another control plane over the same store, as after a crash. */
  restart(): void {
    this.#rack.restart()
  }

  /** What the API says the silo uses. */
  async utilization() {
    return (await this.#caller.does('utilizationView', {})).provisioned
  }

  /** The disks that the API says an instance has. */
  async disksOf(instance: string) {
    return (await this.#caller.does('instanceDiskList', { params: { instance }, query: {} })).items
  }
}
