import { operations } from '@plenum/api'
import type { SerialConsoleData } from '@plenum/api'
import { gapIn, kept, read } from '../../hardware/serial/buffer.ts'
import { openConsole } from '../../hardware/serial/console.ts'
import { acts, streams, transact } from '../../http/handler.ts'
import type { Asking } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import type { Documents } from '../../store/kinds.ts'
import type { Reader } from '../../store/store.ts'
import { locate } from '../locate.ts'
import { SerialSession } from './serial-session.ts'
import { whyNoConsole } from './why-no-console.ts'

/** Bytes of a part whose length nobody has asked for. */
const MAX_BYTES = 16_384

async function part(
  tx: Reader,
  console: Documents['serialConsole'],
  from: number,
  maxBytes: number,
): Promise<SerialConsoleData> {
  if (kept(console, from) !== from) {
    const { start, end } = gapIn(console)
    throw refuse.invalidRequest(`bytes ${start} to ${end - 1} of the serial console are no longer kept`)
  }
  const bytes = await read(tx, console, from, maxBytes)
  return { data: [...bytes], lastByteOffset: Math.min(from, console.size) + bytes.length }
}

function refuseWithoutConsole({ runState }: Documents['instance']): void {
  const reason = whyNoConsole(runState)
  if (reason) throw refuse.invalidRequest(reason)
}

const history = acts(operations.instanceSerialConsole, async (call) => {
  const { fromStart, mostRecent, maxBytes } = call.query
  const find = (asking: Asking) => locate(asking, 'instance', call.params.instance, call.query.project, 'read')
  const instance = await find(call)
  const given = [fromStart, mostRecent].filter((offset) => offset !== undefined && offset !== null)
  if (given.length !== 1) throw refuse.invalidRequest('exactly one of from_start and most_recent must be specified')
  refuseWithoutConsole(instance)
  const known = await call.tx.get('serialConsole', instance.id)
  const console =
    known ??
    (await transact(call, async (call) => {
      const instance = await find(call)
      refuseWithoutConsole(instance)
      return openConsole(call.tx, instance)
    }))
  const from = fromStart ?? kept(console, Math.max(console.size - (mostRecent ?? 0), 0))
  return part(call.tx, console, from, maxBytes ?? MAX_BYTES)
})

const stream = streams(operations.instanceSerialConsoleStream, async (call) => {
  const { id } = await locate(call, 'instance', call.params.instance, call.query.project, 'modify')
  return new SerialSession(call.parts, call.request, id, call.query.mostRecent)
})

export const serialConsoleHandlers = [history, stream]
