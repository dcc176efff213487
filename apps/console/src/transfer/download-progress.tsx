import { Button, Message, ProgressBar, useNow } from '@plenum/ui'
import { Pause, Play } from 'lucide-react'
import { useJobState } from './slot.ts'
import type { Download } from './download.ts'
import { percentOf } from './pace.ts'
import { paceText } from './pace-text.ts'

/** How far a download is, and what can be done about it. */
export function DownloadProgress({ name, download }: { name: string; download: Download }) {
  const state = useJobState(download)
  const { phase, failure } = state
  const movement = phase === 'running' ? 'moving' : phase === 'paused' ? 'paused' : 'still'
  const pace = useNow((now) => paceText({ ...state, state: movement }, now))
  return (
    <div className="flex flex-col gap-3 rounded-panel border border-line bg-surface-raised p-4">
      <ProgressBar label={name} value={percentOf(state.progress)} tone={failure ? 'danger' : 'accent'} />
      <p className="text-sm text-faint tabular">{pace}</p>
      {failure && (
        <Message tone="danger" title="The download was cut off" isAnnounced>
          <p>{failure.message}. What has arrived is kept: it goes on where it was.</p>
          {failure.requestId !== undefined && <p className="font-mono text-xs">Request {failure.requestId}</p>}
        </Message>
      )}
      <div className="flex flex-wrap gap-2">
        {phase === 'running' ? (
          <Button icon={<Pause />} onPress={download.pause}>
            Pause
          </Button>
        ) : (
          <Button variant={failure ? 'primary' : 'secondary'} icon={<Play />} onPress={download.start}>
            Resume
          </Button>
        )}
        <Button variant="danger-quiet" onPress={download.cancel}>
          Cancel download
        </Button>
      </div>
    </div>
  )
}
