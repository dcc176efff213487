import { isHalted } from '@plenum/api'
import type { InstanceState, Sled } from '@plenum/api'
import { refuse } from '../../http/refusal.ts'
import type { Documents } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import type { Reader } from '../../store/store.ts'
import { groupsOf, membersOf } from './member.ts'
import type { Sort } from './sort.ts'

type Instance = Documents['instance']

/** The sleds on which other members of an instance's groups of a sort are, by what the groups ask for. */
async function sledsOfOthers(
  tx: Reader,
  sort: Sort,
  instance: Instance,
): Promise<Record<'fail' | 'allow', Set<string>>> {
  const sleds = { fail: new Set<string>(), allow: new Set<string>() }
  for (const { id, policy } of await groupsOf(tx, sort, instance.id))
    for (const member of await membersOf(tx, sort, id))
      if (member.id !== instance.id && member.sledId !== null) sleds[policy].add(member.sledId)
  return sleds
}

function isOpen({ policy, state }: Sled): boolean {
  return state === 'active' && policy.kind === 'in_service' && policy.provisionPolicy === 'provisionable'
}

async function hasRoom(tx: Reader, sled: Sled, { ncpus, memory }: Instance): Promise<boolean> {
  let threads = sled.usableHardwareThreads - ncpus
  let ram = sled.usablePhysicalRam - memory
  // As many as a sled has threads, at most.
  for (const other of await listAll(tx, 'instance', { where: { index: 'sledId', equals: sled.id } })) {
    threads -= other.ncpus
    ram -= other.memory
  }
  return threads >= 0 && ram >= 0
}

/** All sleds, beginning at one that the instance's id decides on, so that instances spread over the rack. */
function startingAnywhere(sleds: readonly Sled[], { id }: Instance): Sled[] {
  const start = Number.parseInt(id.slice(0, 8), 16) % Math.max(sleds.length, 1)
  return [...sleds.slice(start), ...sleds.slice(0, start)]
}

/**
 * The sled on which an instance is to run. Groups that may fail decide which are left, the others which of those are tried
 * first. Throws when there is none.
 */
async function place(tx: Reader, instance: Instance): Promise<string> {
  const near = await sledsOfOthers(tx, 'affinityGroup', instance)
  const apart = await sledsOfOthers(tx, 'antiAffinityGroup', instance)
  const [required, another] = near.fail
  if (another !== undefined)
    throw refuse.invalidRequest('Failed to place instance: its affinity groups require more than one sled')
  if (required !== undefined && apart.fail.has(required))
    throw refuse.invalidRequest('Failed to place instance: its affinity and anti-affinity groups contradict each other')
  const allowed = (await listAll(tx, 'sled', {})).filter(
    (sled) => isOpen(sled) && !apart.fail.has(sled.id) && (required === undefined || sled.id === required),
  )
  const rank = ({ id }: Sled) => Number(apart.allow.has(id)) - Number(near.allow.has(id))
  for (const sled of startingAnywhere(allowed, instance).toSorted((a, b) => rank(a) - rank(b)))
    if (await hasRoom(tx, sled, instance)) return sled.id
  const isBound = required !== undefined || apart.fail.size > 0
  throw refuse.noCapacity(
    isBound
      ? 'Failed to place instance: no sled that its affinity and anti-affinity groups leave has room for it'
      : 'Could not find any valid sled on which this instance can be placed',
  )
}

/** Where the VM of an instance is once it is in a state; null when it then has none. Throws when no sled can take it. */
export async function sledFor(tx: Reader, instance: Instance, next: InstanceState): Promise<string | null> {
  if (isHalted(next)) return null
  return instance.sledId ?? place(tx, instance)
}
