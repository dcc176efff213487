import { formatBytes, ProgressBar, Skeleton, TextTooltip } from '@plenum/ui'
import type { Tone } from '@plenum/ui'
import { fullness } from '@plenum/api/capacity-rules'
import type { Sled } from '@plenum/api'
import type { SledLoad } from './load.ts'

const tones = { fine: 'accent', filling: 'notice', 'nearly full': 'danger', full: 'danger' } as const

export function loadTone({ percent }: SledLoad): Extract<Tone, 'accent' | 'notice' | 'danger'> {
  return tones[fullness(percent, 100)]
}

const size = (bytes: number) => {
  const { number, unit } = formatBytes(bytes)
  return `${number} ${unit}`
}

/** "3 instances, 12 of 128 threads, 48 GiB of 2 TiB". */
export function loadText(sled: Sled, { instances, threads, memory }: SledLoad): string {
  const things = instances === 1 ? '1 instance' : `${instances} instances`
  return `${things}, ${threads} of ${sled.usableHardwareThreads} threads, ${size(memory)} of ${size(sled.usablePhysicalRam)}`
}

/** How full a sled is; what of, is behind it. */
export function LoadCell({ sled, load }: { sled: Sled; load: SledLoad | undefined }) {
  if (!load) return <Skeleton className="h-4 w-12" />
  return (
    <TextTooltip content={loadText(sled, load)} className="flex items-center gap-2">
      <span className="block w-16">
        <ProgressBar
          label={`Load of ${sled.baseboard.serial}`}
          isLabelHidden
          value={load.percent}
          tone={loadTone(load)}
        />
      </span>
      <span className="tabular text-muted">{Math.round(load.percent)}%</span>
    </TextTooltip>
  )
}
