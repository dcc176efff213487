import { Badge } from '@plenum/ui'
import type { ReactNode } from 'react'
import { shareOf } from '../../metrics/resource-counts.ts'

interface ShareProps {
  used: number
  quota: number
  /** What is shown of the percentage, where there is one that says something. */
  children: (percent: number) => ReactNode
}

/** How much of a quota is in use. */
export function Share({ used, quota, children }: ShareProps) {
  if (used > quota)
    return (
      <Badge tone="notice" variant="tag">
        Over quota
      </Badge>
    )
  const percent = shareOf(used, quota)
  return percent === undefined ? <span className="text-faint">—%</span> : children(percent)
}
