import type { Documents, Kind } from '../../store/kinds.ts'
import type { Store } from '../../store/store.ts'
import { pagesOf } from './pages-of.ts'

/** Changes that are told of. */
const LATEST = 1000

const kindsWithTimes = [
  'project',
  'instance',
  'disk',
  'snapshot',
  'image',
  'vpc',
  'vpcSubnet',
  'vpcRouter',
  'floatingIp',
  'silo',
  'ipPool',
  'sled',
  'physicalDisk',
] as const satisfies readonly Kind[]

interface Change {
  time: string
  kind: Kind
  id: string
  change: 'created' | 'modified'
}

function changeOf(kind: Kind, { id, timeCreated, timeModified }: Documents[(typeof kindsWithTimes)[number]]): Change {
  const change = timeModified.getTime() === timeCreated.getTime() ? 'created' : 'modified'
  return { time: timeModified.toISOString(), kind, id, change }
}

function latest(changes: readonly Change[]): Change[] {
  return changes.toSorted((a, b) => (a.time < b.time ? 1 : -1)).slice(0, LATEST)
}

/** The last change of each thing, of those that changed last. */
export async function* activity(store: Store): AsyncGenerator<string> {
  let changes: Change[] = []
  for (const kind of kindsWithTimes)
    for await (const page of pagesOf(store, kind))
      changes = latest([...changes, ...page.map((document) => changeOf(kind, document))])
  yield changes.map((change) => `${JSON.stringify(change)}\n`).join('')
}
