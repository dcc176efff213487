import { formatBytes } from '@plenum/ui'
import type { Option } from '@plenum/ui'
import type { Snapshot } from '@plenum/api'

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

/** A snapshot to choose; when it was taken, of which disk if that is still there, and its size are the second line. */
export function snapshotOption({ id, name, timeCreated, size }: Snapshot, disk: string | undefined): Option {
  const { number, unit } = formatBytes(size)
  const created = `Created on ${day.format(timeCreated)}${disk === undefined ? '' : ` from ${disk}`}`
  return { value: id, label: name, description: `${created} / ${number} ${unit}` }
}
