import { formatBytes } from '@plenum/ui'
import type { Option } from '@plenum/ui'
import type { Image } from '@plenum/api'

/** An image to choose; the details are its second line. */
export function imageOption({ id, name, os, version, size }: Image, ...details: readonly string[]): Option {
  const { number, unit } = formatBytes(size)
  return { value: id, label: name, description: [os, version, `${number} ${unit}`, ...details].join(' / ') }
}
