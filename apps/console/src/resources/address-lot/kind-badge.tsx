import { Badge } from '@plenum/ui'
import type { AddressLotKind } from '@plenum/api'

/** What the addresses of a lot are for. */
export const lotKinds: readonly { value: AddressLotKind; label: string; description: string }[] = [
  { value: 'infra', label: 'Infrastructure', description: 'Addresses of switches and their ports' },
  { value: 'pool', label: 'Pool', description: 'Addresses that IP pools give to instances' },
]

export function LotKindBadge({ kind }: { kind: AddressLotKind }) {
  return (
    <Badge variant="tag" tone={kind === 'pool' ? 'accent' : 'idle'}>
      {kind}
    </Badge>
  )
}
