import { Badge } from '@plenum/ui'
import type { Tone } from '@plenum/ui'
import type { SerialState } from './session.ts'

const looks: Record<SerialState['status'], { tone: Tone; word: string }> = {
  idle: { tone: 'idle', word: 'disconnected' },
  connecting: { tone: 'notice', word: 'connecting' },
  connected: { tone: 'ok', word: 'connected' },
  disconnected: { tone: 'notice', word: 'disconnected' },
  error: { tone: 'danger', word: 'error' },
}

/** Whether one is connected, read out whenever that changes. */
export function SerialStatus({ status }: Pick<SerialState, 'status'>) {
  const { tone, word } = looks[status]
  return (
    <output aria-label="Connection" className="text-sm">
      <Badge tone={tone} isPulsing={status === 'connecting'}>
        {word}
      </Badge>
    </output>
  )
}
