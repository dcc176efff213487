import { Badge } from '@plenum/ui'
import type { Tone } from '@plenum/ui'
import type { BgpPeerState } from '@plenum/api'

const tones: Readonly<Record<BgpPeerState, Tone>> = {
  idle: 'danger',
  connect: 'notice',
  active: 'notice',
  open_sent: 'notice',
  open_confirm: 'notice',
  session_setup: 'notice',
  established: 'ok',
}

export function bgpStateWord(state: BgpPeerState): string {
  return state.replaceAll('_', ' ')
}

export function BgpStateBadge({ state }: { state: BgpPeerState }) {
  return (
    <Badge tone={tones[state]} isPulsing={tones[state] === 'notice'}>
      {bgpStateWord(state)}
    </Badge>
  )
}
