import { z } from 'zod'
import { operation } from './operation.ts'
import { projectSelector } from './project.ts'
import { NameOrId } from './scalars.ts'
import { Uint8 } from './uint.ts'

/** What an instance put out on its first serial port. */
export const SerialConsoleData = z
  .object({
    /** As bytes, for it need not be valid UTF-8. */
    data: z.array(Uint8),
    /** Bytes from the start of the VM to the end of `data`: the next `fromStart`. */
    lastByteOffset: z.int().min(0),
  })
  .meta({ id: 'SerialConsoleData' })
export type SerialConsoleData = z.infer<typeof SerialConsoleData>

const tag = 'instances'
const params = z.object({ instance: NameOrId })
const bytes = z.int().min(0).nullish()

const instanceSerialConsole = operation({
  id: 'instanceSerialConsole',
  method: 'GET',
  path: '/v1/instances/{instance}/serial-console',
  tag,
  summary: "Read a part of an instance's serial console",
  params,
  /** Exactly one of `fromStart` and `mostRecent` is needed. */
  query: z.object({
    ...projectSelector,
    /** Begin this many bytes after the start of the VM. */
    fromStart: bytes,
    /** Begin this many bytes before the newest. */
    mostRecent: bytes,
    /** Left out or null: as many as the VM sees fit, some 16 KiB. */
    maxBytes: bytes,
  }),
  response: SerialConsoleData,
  status: 200,
})

/** Bytes of the terminal as binary messages, both ways; text messages are ignored. */
const instanceSerialConsoleStream = operation({
  id: 'instanceSerialConsoleStream',
  method: 'GET',
  path: '/v1/instances/{instance}/serial-console/stream',
  tag,
  summary: "Type and watch on an instance's serial console",
  params,
  query: z.object({
    ...projectSelector,
    /** Begin this many bytes before the newest; left out or null: with all that is still kept. */
    mostRecent: bytes,
  }),
  produces: 'websocket',
  status: 101,
})

export const serialConsoleOperations = {
  instanceSerialConsole,
  instanceSerialConsoleStream,
} as const
