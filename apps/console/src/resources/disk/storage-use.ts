import { whyNotProvision } from '@plenum/api/quota-rules'
import type { Utilization } from '@plenum/api'
import { formatBytes } from '@plenum/ui'

function size(bytes: number): string {
  const { number, unit } = formatBytes(bytes)
  return `${number} ${unit}`
}

/** What of a silo's storage would be in use with so many bytes more, and whether the quota allows it. */
export function storageUse(
  { provisioned, capacity }: Utilization,
  more: number,
  when = 'With this',
): { fits: boolean; text: string } {
  const quota = size(capacity.storage)
  if (whyNotProvision(capacity, provisioned, { storage: more }) === undefined) {
    const used = size(provisioned.storage + more)
    return { fits: true, text: `${when}, ${used} of the ${quota} of storage that the silo may have are in use.` }
  }
  const left = size(Math.max(0, capacity.storage - provisioned.storage))
  return {
    fits: false,
    text: `${left} of the ${quota} of storage that the silo may have are left, and this takes ${size(more)}. Delete disks or snapshots that are not needed, or ask the operator of the rack for more.`,
  }
}
