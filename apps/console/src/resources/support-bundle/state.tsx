import { Badge } from '@plenum/ui'
import type { Tone } from '@plenum/ui'
import type { SupportBundle, SupportBundleState } from '@plenum/api'

const tones: Record<SupportBundleState, Tone> = {
  collecting: 'info',
  active: 'ok',
  failed: 'danger',
  destroying: 'idle',
}

const moving: readonly SupportBundleState[] = ['collecting', 'destroying']

export function BundleStateBadge({ state }: { state: SupportBundleState }) {
  return (
    <Badge tone={tones[state]} isPulsing={moving.includes(state)}>
      {state}
    </Badge>
  )
}

const POLL = 3000

/** How soon bundles should be fetched again; false when all of them stay as they are. */
export function bundlePoll(bundles: readonly Pick<SupportBundle, 'state'>[] | undefined): number | false {
  return bundles?.some(({ state }) => moving.includes(state)) === true ? POLL : false
}

const whyNotActive: Record<SupportBundleState, string | undefined> = {
  active: undefined,
  collecting: 'It is still being collected',
  failed: 'It could not be collected, so there is nothing to download',
  destroying: 'It is being deleted',
}

/** Why what is in a bundle cannot be had; undefined when it can. */
export function whyNotDownload({ state }: Pick<SupportBundle, 'state'>): string | undefined {
  return whyNotActive[state]
}
