import { operations } from '@plenum/api'
import type { OperationId } from '@plenum/api'
import * as fc from 'fast-check'
import { setScene } from '../access/walk/scene.ts'
import type { Scene } from '../access/walk/scene.ts'
import type { RackOptions } from '../rack.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import type { RackUnderTest } from '../testing/rack-under-test.ts'
import { requestsFor } from './ask.ts'
import { check } from './check.ts'
import { show, toRequest } from './sent.ts'
import type { Sent } from './sent.ts'

/** Milliseconds of the processor that an answer may take; what others take of it does not count. */
const LONGEST = 2000

function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function isOperation(id: string): id is OperationId {
  return id in operations
}

function signIn(rack: RackUnderTest): Promise<string[]> {
  return Promise.all([rack.signIn('operator'), rack.signIn('admin')])
}

/** Every operation's id. */
export const operationIds = Object.keys(operations).filter(isOperation)

/** A control plane with one of everything, which is asked for anything; whoever asks may do all there is to do. */
export class Fuzz {
  readonly scene: Scene
  readonly #rack: RackUnderTest
  #cookies: readonly string[]
  readonly #broken: unknown[]
  /** Answers by their status. */
  readonly statuses = new Map<number, number>()
  /** Ids of operations that have worked. */
  readonly worked = new Set<string>()

  private constructor(rack: RackUnderTest, scene: Scene, cookies: readonly string[], broken: unknown[]) {
    this.#rack = rack
    this.scene = scene
    this.#cookies = cookies
    this.#broken = broken
  }

  static async start(options: Partial<RackOptions> = {}): Promise<Fuzz> {
    const broken: unknown[] = []
    const rack = await rackUnderTest({ ...options, onError: (error) => broken.push(error) })
    const { scene } = await setScene(rack)
    return new Fuzz(rack, scene, await signIn(rack), broken)
  }

  /** Requests for an operation, and who of those that there are sends each. */
  requests(id: OperationId): fc.Arbitrary<{ sent: Sent; caller: number }> {
    return fc.record({ sent: requestsFor(id, this.scene), caller: fc.nat(this.#cookies.length - 1) })
  }

  /** Throws when the answer is not what it must be. */
  async ask(sent: Sent, caller: number): Promise<void> {
    const request = toRequest(sent, this.#cookies[caller])
    if (!request) return
    const since = processorTime()
    const response = await this.#rack.rack.fetch(request)
    try {
      await check(sent, response)
      if (this.#broken.length > 0) throw new Error('something broke inside', { cause: this.#broken.pop() })
      const took = processorTime() - since
      if (took > LONGEST) throw new Error(`the answer took ${Math.round(took)} ms of the processor`)
    } catch (error) {
      throw new Error(`${String(error)} (status ${response.status}) to\n${show(sent)}`, { cause: error })
    }
    this.statuses.set(response.status, (this.statuses.get(response.status) ?? 0) + 1)
    if (response.ok) this.worked.add(sent.id)
  }

  /** Sessions end by what is asked for. Throws when accounts do as well. */
  async signInAgain(): Promise<void> {
    this.#cookies = await signIn(this.#rack)
  }

  /** Lets what happens by itself happen. */
  async pass(milliseconds: number): Promise<void> {
    await this.#rack.advance(milliseconds)
    await this.#rack.rack.idle()
    if (this.#broken.length > 0) throw new Error('something broke by itself', { cause: this.#broken.pop() })
  }
}
