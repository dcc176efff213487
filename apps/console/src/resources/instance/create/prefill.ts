import { GiB } from '@plenum/api/bytes'
import { whyNotName } from '@plenum/api/text-rules'
import { defaultDiskGiB } from '../../disk/size.ts'
import type { Choices, InstanceValues } from './values.ts'

/** What an address may say about a new instance: images by name or id, disks and snapshots by name. */
export interface CreateSearch {
  name?: string | undefined
  image?: string | undefined
  disk?: string | undefined
  snapshot?: string | undefined
  /** The instance that it is to be like. */
  like?: string | undefined
  /** Snapshots of the disks of that one, by id; blank disks are made for those without. */
  copies?: readonly string[] | undefined
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Reads the address; what makes no sense in it is as if it were not there. */
export function createSearch(search: Record<string, unknown>): CreateSearch {
  const { copies } = search
  return {
    name: text(search['name']),
    image: text(search['image']),
    disk: text(search['disk']),
    snapshot: text(search['snapshot']),
    like: text(search['like']),
    copies: Array.isArray(copies) ? copies.filter((id) => typeof id === 'string') : undefined,
  }
}

function named<Row extends { id: string; name: string }>(rows: readonly Row[], wanted: string | undefined) {
  return rows.find(({ id, name }) => id === wanted || name === wanted)
}

function bootFrom({ image, disk, snapshot }: CreateSearch, choices: Choices): Partial<InstanceValues> {
  // As elsewhere: a project's own name goes before the silo's.
  const own = named(choices.projectImages, image)
  if (own) return { bootFrom: 'project', projectImage: own.id, diskSizeGiB: defaultDiskGiB(own.size) }
  const shared = named(choices.siloImages, image)
  if (shared) return { bootFrom: 'silo', siloImage: shared.id, diskSizeGiB: defaultDiskGiB(shared.size) }
  const kept = named(choices.snapshots, snapshot)
  if (kept) return { bootFrom: 'snapshot', snapshot: kept.id, diskSizeGiB: Math.ceil(kept.size / GiB) }
  const free = named(choices.freeDisks, disk)
  return free ? { bootFrom: 'disk', disk: free.name } : {}
}

/** The fields that an address fills in; what it names and is not there is left to be chosen. */
export function prefilled(search: CreateSearch, choices: Choices): Partial<InstanceValues> {
  const { name } = search
  return { ...(name !== undefined && whyNotName(name) === undefined && { name }), ...bootFrom(search, choices) }
}
