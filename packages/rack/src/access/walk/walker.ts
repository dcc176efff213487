import { createClient, operations } from '@plenum/api'
import type { Client, OperationId, Operations } from '@plenum/api'
import { ORIGIN } from '../../testing/caller.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import type { RackUnderTest } from '../../testing/rack-under-test.ts'
import { asks } from './asks/index.ts'
import { variants } from './asks/variants.ts'
import { callerNames, signInAll } from './callers.ts'
import { setScene } from './scene.ts'
import type { Scene } from './scene.ts'
import { UndoingStore } from './undoing-store.ts'

export interface Answer {
  /** Path, query and body of what was asked. */
  asked: string
  status: number
  text: string
  /** Whether anything was written, and undone. */
  hasWritten: boolean
}

/** What only a silo can be asked for whose users come from elsewhere. */
const needsOtherSilo: ReadonlySet<string> = new Set<OperationId>(['samlIdentityProviderCreate'])

export function isOperation(name: string): name is OperationId {
  return name in operations
}

/** The operation that an entry of the table asks for. */
export function operationOf(name: string): OperationId {
  const id = isOperation(name) ? name : variants[name]?.id
  if (!id) throw new Error(`nobody knows how to ask for ${name}`)
  return id
}

// It ties an operation to what it is asked with.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
function sendAs<Id extends OperationId>(client: Client<Operations>, id: Id, at: Scene): Promise<unknown> {
  return client(id, asks[id](at))
}

/** A control plane with one of everything, and those who ask for it. Whatever they do is undone at once. */
export class Walker {
  readonly scene: Scene
  /** The ids of what no other silo may see at all. */
  readonly inside: readonly string[]
  readonly #store: UndoingStore
  readonly #rack: RackUnderTest
  readonly #cookies: readonly (string | undefined)[]

  private constructor(
    store: UndoingStore,
    rack: RackUnderTest,
    { scene, inside }: Awaited<ReturnType<typeof setScene>>,
    cookies: (string | undefined)[],
  ) {
    this.#store = store
    this.#rack = rack
    this.scene = scene
    this.inside = inside
    this.#cookies = cookies
  }

  static async start(): Promise<Walker> {
    const store = new UndoingStore()
    const rack = await rackUnderTest({ store })
    const scene = await setScene(rack)
    const cookies = await signInAll(rack)
    store.isUndoing = true
    return new Walker(store, rack, scene, cookies)
  }

  /** Asks for an entry of the table, by its name, as the callers of these places in their list, all when left out. */
  async askAs(name: string, at: Scene, places = [...callerNames.keys()]): Promise<Answer[]> {
    if (needsOtherSilo.has(name)) await this.#letSiloBe('saml_jit')
    const answers: Answer[] = []
    for (const place of places) answers.push(await this.#ask(name, this.#cookies[place], at))
    if (needsOtherSilo.has(name)) await this.#letSiloBe('local_only')
    return answers
  }

  async #ask(name: string, cookie: string | undefined, at: Scene): Promise<Answer> {
    const { writes } = this.#store
    const seen: { asked: string; response: Response }[] = []
    const transport = async (request: Request) => {
      const asked = request.url + (request.body ? await request.clone().text() : '')
      if (cookie !== undefined) request.headers.set('cookie', cookie)
      const response = await this.#rack.rack.fetch(request)
      seen.push({ asked, response: response.clone() })
      return response
    }
    const client = createClient<Operations>(operations, transport, ORIGIN)
    const result = await (isOperation(name) ? sendAs(client, name, at) : variants[name]?.send(client, at))
    if (!seen[0]) throw new Error(`${name} was not sent: ${JSON.stringify(result)}`)
    const { asked, response } = seen[0]
    return { asked, status: response.status, text: await response.text(), hasWritten: this.#store.writes > writes }
  }

  async #letSiloBe(identityMode: 'saml_jit' | 'local_only'): Promise<void> {
    this.#store.isUndoing = false
    await this.#rack.edit('silo', this.scene.silo, (silo) => ({ ...silo, identityMode }))
    this.#store.isUndoing = true
  }
}

/** By the name of the caller. */
export function byCaller<T>(values: readonly T[]): Record<string, T | undefined> {
  return Object.fromEntries(callerNames.map((name, index) => [name, values[index]]))
}
