import { call } from '../../api/call.ts'
import { queryClient, refresh } from '../../api/query.ts'
import { watchChange } from '../../activity/watch.ts'
import { isThere } from './arrival.ts'
import { allNewSleds, allSleds } from './queries.ts'
import type { NewSledRow } from './queries.ts'

/** Sleds that somebody has asked for here and that are not there yet: their ids by their serials. */
let asked: ReadonlyMap<string, string> = new Map()
const listeners = new Set<() => void>()

function set(next: ReadonlyMap<string, string>): void {
  asked = next
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`. */
export const addingStore = {
  read: () => asked,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

async function arrive(serial: string): Promise<void> {
  set(new Map([...asked].filter(([known]) => known !== serial)))
  await refresh('sledList', 'sledListUninitialized', 'physicalDiskList', 'rackList')
}

/** Asks for a sled to be made part of its rack, and follows it in Activity until it is. */
export async function addSled({ baseboard: { serial, part } }: NewSledRow): Promise<void> {
  const { id } = await call('sledAdd', { body: { serial, part } })
  set(new Map([...asked, [serial, id]]))
  watchChange(queryClient, {
    title: `Add sled ${serial}`,
    query: {
      queryKey: ['sledList', 'arrival', id],
      queryFn: async (context) => {
        const [sleds, waiting] = await Promise.all([allSleds.queryFn(context), allNewSleds.queryFn(context)])
        return isThere(id, sleds.items, waiting.items)
      },
    },
    outcome: (arrived) => {
      if (!arrived) return undefined
      void arrive(serial)
      return { state: 'done' }
    },
  })
}
