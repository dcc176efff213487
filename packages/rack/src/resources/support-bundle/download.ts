import { operations } from '@plenum/api'
import type { FileEntry } from '../../archive/read-zip.ts'
import { partOf } from '../../archive/part-of.ts'
import { sends } from '../../http/handler.ts'
import type { Call } from '../../http/handler.ts'
import { outgoingText } from '../../http/outgoing.ts'
import type { Outgoing } from '../../http/outgoing.ts'
import { refuse } from '../../http/refusal.ts'
import { locateOfRack } from '../hardware/locate.ts'

/** Bundles are of our own making, so this is only what no fleet comes to. */
const limits = { entries: 10_000, bytes: 2 ** 40, ratio: 1100 } as const

type Asked = Pick<Call<typeof operations.supportBundleDownload>, 'actor' | 'tx' | 'parts' | 'params'>

/** A bundle that can be downloaded, and how large it is. */
async function locateActive(call: Asked): Promise<{ id: string; size: number }> {
  const { id, state } = await locateOfRack(call, 'supportBundle', call.params.bundleId, 'read')
  if (state !== 'active') throw refuse.invalidRequest('Cannot download bundle in non-active state')
  const size = await call.parts.files.size(id)
  if (size === undefined) throw refuse.unavailable()
  return { id, size }
}

/** What reads archives is large, and seldom needed. */
const zip = () => import('../../archive/read-zip.ts')

async function entriesOf(call: Asked): Promise<Map<string, FileEntry>> {
  const { id, size } = await locateActive(call)
  const { openZip } = await zip()
  return openZip(call.parts.files, id, size, limits)
}

async function whole(call: Asked): Promise<Outgoing> {
  const { id, size } = await locateActive(call)
  return {
    type: 'application/zip',
    size,
    read: ({ offset, length }) => call.parts.files.read(id, offset, length),
  }
}

async function index(call: Asked): Promise<Outgoing> {
  const paths = [...(await entriesOf(call)).keys()]
  return outgoingText(paths.map((path) => `${path}\n`).join(''))
}

/** By the ending of its name, the content type of a file. */
const types: Readonly<Record<string, string>> = {
  jsonl: 'application/jsonl',
  md: 'text/markdown; charset=utf-8',
}

async function file(call: Asked, path: string): Promise<Outgoing> {
  const entry = (await entriesOf(call)).get(path)
  if (!entry) throw refuse.notFoundBy(`file "${path}" in support bundle "${call.params.bundleId}"`)
  const size = entry.uncompressedSize
  const { unpack } = await zip()
  return {
    type: types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    size,
    read: async ({ offset, length }) => partOf(unpack(entry, size), offset, length),
  }
}

export const supportBundleDownloadHandlers = [
  sends(operations.supportBundleDownload, whole),
  sends(operations.supportBundleHead, whole),
  sends(operations.supportBundleIndex, index),
  sends(operations.supportBundleDownloadFile, (call) => file(call, call.params.file)),
  sends(operations.supportBundleHeadFile, (call) => file(call, call.params.file)),
]
