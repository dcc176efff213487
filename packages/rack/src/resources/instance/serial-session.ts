import { authenticate, isDueForRefresh, refreshSession } from '../../access/session.ts'
import { kept, read } from '../../hardware/serial/buffer.ts'
import { openConsole } from '../../hardware/serial/console.ts'
import { typeInto } from '../../hardware/serial/type.ts'
import type { Parts } from '../../http/handler.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import { streamClose } from '../../http/stream.ts'
import type { StreamPeer, StreamSession } from '../../http/stream.ts'
import type { Reader } from '../../store/store.ts'
import { StoreUnavailableError } from '../../store/unavailable.ts'
import { locate } from '../locate.ts'
import { whyNoConsole } from './why-no-console.ts'

/** Bytes that are sent at a time. */
const SEND_MAX = 16_384
/** Bytes that are typed in one transaction: each may be a command with a long answer. */
const TYPE_MAX = 256

/** Somebody at the serial console of an instance. Whether they may be there is asked anew each time. */
export class SerialSession implements StreamSession {
  readonly #parts: Parts
  readonly #request: Request
  readonly #instanceId: string
  readonly #mostRecent: number | null
  #peer: StreamPeer | undefined
  /** Where what was sent ends; undefined until it has begun. */
  #sent: number | undefined
  #isSending = false
  #isWoken = false
  #typing: Promise<void> = Promise.resolve()

  /** @param mostRecent with so many bytes of what is there already it begins, with all when left out */
  constructor(parts: Parts, request: Request, instanceId: string, mostRecent: number | null | undefined) {
    this.#parts = parts
    this.#request = request
    this.#instanceId = instanceId
    this.#mostRecent = mostRecent ?? null
  }

  open(peer: StreamPeer): void {
    this.#peer = peer
    if (this.#parts.openSessions.add(this.#instanceId, this)) this.wake()
    else this.#end(streamClose.tryLater, 'this serial console has too many sessions')
  }

  write(bytes: Uint8Array): Promise<void> {
    this.#typing = this.#typeAfter(this.#typing, bytes)
    return this.#typing
  }

  async #typeAfter(before: Promise<void>, bytes: Uint8Array): Promise<void> {
    await before
    for (let start = 0; start < bytes.length && this.#peer; start += TYPE_MAX)
      await this.#orEnd(() => this.#type(bytes.subarray(start, start + TYPE_MAX)))
  }

  close(): void {
    this.#peer = undefined
    this.#parts.openSessions.remove(this.#instanceId, this)
  }

  wake(): void {
    this.#isWoken = true
    if (!this.#isSending) void this.#send()
  }

  #end(code: number, reason: string): void {
    const peer = this.#peer
    this.close()
    peer?.close(code, reason)
  }

  /** Whatever stands in the way of a session ends it. */
  async #orEnd(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (error instanceof Refusal)
        return this.#end(error.status === 400 ? streamClose.failed : streamClose.notAllowed, error.message)
      // Once the peer has gone it is no fault that there is nothing to read any more.
      if (!this.#peer) return
      if (error instanceof StoreUnavailableError) this.#end(streamClose.tryLater, error.message)
      else this.#end(streamClose.failed, 'internal error')
      const { method, url } = this.#request
      this.#parts.onError(error, { requestId: crypto.randomUUID(), method, path: new URL(url).pathname })
    }
  }

  async #locate(tx: Reader) {
    const { actor, session } = await authenticate(this.#parts, tx, this.#request)
    return { session, instance: await locate({ tx, actor }, 'instance', this.#instanceId, undefined, 'modify') }
  }

  /** Where to begin. */
  #start(): Promise<number> {
    return this.#parts.store.write(async (tx) => {
      const { instance } = await this.#locate(tx)
      const reason = whyNoConsole(instance.runState)
      if (reason) throw refuse.invalidRequest(reason)
      const { size } = await openConsole(tx, instance)
      return this.#mostRecent === null ? 0 : Math.max(size - this.#mostRecent, 0)
    })
  }

  /** What follows an offset, and where it ends. Throws when nothing ever will. */
  #after(sent: number): Promise<{ bytes: Uint8Array; end: number }> {
    return this.#parts.store.read(async (tx) => {
      const { instance } = await this.#locate(tx)
      const { runState } = instance
      const console = await tx.get('serialConsole', instance.id)
      if (!console || console.size < sent) throw refuse.invalidRequest(whyNoConsole(runState) ?? 'the VM is gone')
      const from = kept(console, sent)
      const bytes = await read(tx, console, from, SEND_MAX)
      // One that is stopping has something to say still.
      const reason = runState === 'stopping' ? undefined : whyNoConsole(runState)
      if (bytes.length === 0 && reason) throw refuse.invalidRequest(reason)
      return { bytes, end: from + bytes.length }
    })
  }

  async #send(): Promise<void> {
    this.#isSending = true
    await this.#orEnd(async () => {
      let sent = (this.#sent ??= await this.#start())
      while (this.#isWoken && this.#peer) {
        this.#isWoken = false
        for (let part = await this.#after(sent); part.bytes.length > 0; part = await this.#after(sent)) {
          this.#sent = sent = part.end
          await this.#peer?.send(part.bytes)
        }
      }
      // Together with the look at `#isWoken` that ended the loop: nobody's waking it can come between.
      this.#isSending = false
    })
  }

  async #type(bytes: Uint8Array): Promise<void> {
    const { store, clock, timing, openSessions } = this.#parts
    await store.write(async (tx) => {
      const now = clock()
      const { session, instance } = await this.#locate(tx)
      if (isDueForRefresh(session, now)) await refreshSession(tx, session, now)
      if (!whyNoConsole(instance.runState)) await typeInto(tx, instance, bytes, now, timing)
    })
    openSessions.wake(this.#instanceId)
  }
}
