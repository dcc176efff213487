import { Badge } from '@plenum/ui'
import type { AffinityWord } from '@plenum/api/affinity-rules'
import type { AffinityPolicy } from '@plenum/api'

/** What the two sorts do. */
export const sorts: readonly { value: AffinityWord; label: string; description: string }[] = [
  {
    value: 'anti-affinity',
    label: 'Anti-affinity',
    description: 'Members run on different sleds, so that not all fail at once',
  },
  { value: 'affinity', label: 'Affinity', description: 'Members run on the same sled, close to each other' },
]

/** What happens to a member that cannot be placed so. */
export const policies: readonly { value: AffinityPolicy; label: string; description: string }[] = [
  { value: 'allow', label: 'Allow', description: 'A member starts all the same when the rule cannot be kept' },
  { value: 'fail', label: 'Fail', description: 'A member does not start when the rule cannot be kept' },
]

export function SortBadge({ sort }: { sort: AffinityWord }) {
  return (
    <Badge variant="tag" tone={sort === 'affinity' ? 'info' : 'accent'}>
      {sort}
    </Badge>
  )
}

export function PolicyBadge({ policy }: { policy: AffinityPolicy }) {
  return (
    <Badge variant="tag" tone={policy === 'fail' ? 'notice' : 'idle'}>
      {policy}
    </Badge>
  )
}

/** The search that leads to a group's page: groups of one sort are found by their name alone. */
export function typeSearch(sort: AffinityWord): { type?: 'affinity' } {
  return sort === 'affinity' ? { type: 'affinity' } : {}
}

export function sortOf({ type }: { type?: 'affinity' | undefined }): AffinityWord {
  return type ?? 'anti-affinity'
}
