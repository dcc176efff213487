import { formatBytes } from '@plenum/ui'
import type { Option } from '@plenum/ui'
import type { Disk } from '@plenum/api'

/** A disk to choose, by its name or id. */
export function diskOption(disk: Disk, by: 'name' | 'id'): Option {
  const { number, unit } = formatBytes(disk.size)
  const description = [`${number} ${unit}`, disk.description].filter(Boolean).join(' / ')
  return { value: disk[by], label: disk.name, description }
}
