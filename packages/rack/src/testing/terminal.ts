import type { InstanceCreate } from '@plenum/api'
import type { StreamPeer, StreamSession } from '../http/stream.ts'
import { ORIGIN } from './caller.ts'
import { smallInstance } from './bodies.ts'
import type { RackUnderTest, Who } from './rack-under-test.ts'

interface Closed {
  code: number
  reason: string
}

/** Somebody who sits at the serial console of an instance. */
export class Terminal implements StreamPeer {
  readonly #session: StreamSession
  readonly #closed = Promise.withResolvers<Closed>()
  #bytes: number[] = []
  #onChange: () => void = () => {}

  constructor(session: StreamSession) {
    this.#session = session
    session.open(this)
  }

  async send(bytes: Uint8Array): Promise<void> {
    this.#bytes.push(...bytes)
    this.#onChange()
  }

  close(code: number, reason: string): void {
    this.#closed.resolve({ code, reason })
  }

  /** How it has ended, once it has. */
  get closed(): Promise<Closed> {
    return this.#closed.promise
  }

  /** All that was put out so far. */
  get text(): string {
    return new TextDecoder().decode(Uint8Array.from(this.#bytes))
  }

  get bytes(): readonly number[] {
    return this.#bytes
  }

  type(text: string): Promise<void> {
    return this.#session.write(new TextEncoder().encode(text))
  }

  leave(): void {
    this.#session.close()
  }

  /** Resolves with all that was put out, once that ends as is expected. */
  async until(end: string): Promise<string> {
    while (!this.text.endsWith(end)) {
      const changed = Promise.withResolvers<void>()
      this.#onChange = changed.resolve
      await Promise.race([changed.promise, this.#failsWhenClosed(end)])
    }
    return this.text
  }

  async #failsWhenClosed(end: string): Promise<never> {
    const { code, reason } = await this.#closed.promise
    throw new Error(`closed with ${code} (${reason}) before ${JSON.stringify(end)}; got ${JSON.stringify(this.text)}`)
  }
}

/** What the rack answers to someone who wants the serial console of an instance, by id. */
export async function askForTerminal(
  rack: RackUnderTest,
  who: Who,
  instanceId: string,
  query = '',
): Promise<Terminal | Response> {
  const cookie = await rack.sessionOf(who)
  const url = `${ORIGIN}/v1/instances/${instanceId}/serial-console/stream${query}`
  const answer = await rack.rack.stream(new Request(url, { headers: { cookie } }))
  return answer instanceof Response ? answer : new Terminal(answer)
}

export async function openTerminal(rack: RackUnderTest, who: Who, instanceId: string, query = ''): Promise<Terminal> {
  const answer = await askForTerminal(rack, who, instanceId, query)
  if (answer instanceof Response) throw new Error(`no terminal, but ${answer.status}: ${await answer.text()}`)
  return answer
}

/** An instance that runs; its id. */
export async function runningInstance(
  rack: RackUnderTest,
  project: string,
  given: Partial<InstanceCreate> = {},
): Promise<string> {
  const body = smallInstance(`running-${crypto.randomUUID()}`, { start: true, ...given })
  const { id } = await rack.as('admin').does('instanceCreate', { query: { project }, body })
  await rack.settle()
  return id
}
