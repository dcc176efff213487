import type { VirtualResourceCounts } from '@plenum/api'
import type { Everything } from './everything.ts'
import { contradictions, usedByAll } from './invariants.ts'
import { orphans } from './references.ts'
import type { World } from './world.ts'

/** Throws when something is there that must not be. */
export function check(all: Everything): void {
  refuse([...orphans(all), ...contradictions(all)])
}

export function refuse(wrong: readonly string[]): void {
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
}

function asText({ cpus, memory, storage }: VirtualResourceCounts): string {
  return `${cpus} CPUs, ${memory} and ${storage} bytes`
}

/** Throws when the API says something else than what is stored. Nothing may be under way meanwhile. */
export async function checkAnswers(world: World): Promise<void> {
  const told = asText(await world.utilization())
  const used = asText(usedByAll(world.seen))
  if (told !== used) throw new Error(`the silo is said to use ${told}, but uses ${used}`)
  for (const { id } of world.seen.instance) {
    const listed = (await world.disksOf(id)).map((disk) => disk.id).toSorted()
    const attached = world.seen.disk.filter(({ state }) => 'instance' in state && state.instance === id)
    if (listed.join() !== attached.map((disk) => disk.id).join())
      throw new Error(`instance ${id} lists other disks than are attached to it: ${listed.join()}`)
  }
}
