import { Keys } from '@plenum/ui'
import type { Instance } from '@plenum/api'
import { ArrowDownToLine, ArrowUpToLine, ClipboardPaste, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Ref } from 'react'
import { canRead, copySelection, pasteInto } from './clipboard.ts'
import { DownloadLog } from './download-log.tsx'
import type { SerialState } from './session.ts'
import { SerialStatus } from './status.tsx'
import type { SerialTerminal } from './terminal.ts'
import { Tool } from './tool.tsx'

/** Whether something is selected in the terminal. */
function useSelection(terminal: SerialTerminal | undefined): boolean {
  const [hasSelection, setHasSelection] = useState(false)
  // The terminal keeps its selection itself.
  useEffect(() => terminal?.onSelectionChange(() => setHasSelection(terminal.selection() !== '')), [terminal])
  return hasSelection
}

function whyNoPaste(status: SerialState['status']): string | undefined {
  if (status !== 'connected') return 'Nothing can be typed while disconnected'
  return canRead() ? undefined : 'This page may not read the clipboard: press Ctrl+Shift+V in the terminal'
}

interface SerialToolbarProps {
  instance: Instance
  terminal: SerialTerminal | undefined
  status: SerialState['status']
  hintId: string
  /** Around the buttons. */
  ref: Ref<HTMLDivElement>
}

export function SerialToolbar({ instance, terminal, status, hintId, ref }: SerialToolbarProps) {
  const hasSelection = useSelection(terminal)
  return (
    <div className="flex min-h-11 items-center gap-x-6 border-t border-line px-8 py-1.5 max-md:px-4">
      <SerialStatus status={status} />
      <p id={hintId} className="text-xs text-faint max-sm:sr-only">
        <span className="me-1.5">
          <Keys keys={['Ctrl', 'M']} />
        </span>
        leaves the terminal
      </p>
      <div ref={ref} className="ms-auto -me-2 flex items-center gap-1">
        <Tool
          label="Copy selection"
          icon={<Copy />}
          disabledReason={hasSelection ? undefined : 'Nothing is selected'}
          onPress={() => terminal && void copySelection(terminal)}
        />
        <Tool
          label="Paste"
          icon={<ClipboardPaste />}
          disabledReason={whyNoPaste(status)}
          onPress={() => terminal && void pasteInto(terminal)}
        />
        <Tool label="Scroll to top" icon={<ArrowUpToLine />} onPress={() => terminal?.scrollToTop()} />
        <Tool label="Scroll to bottom" icon={<ArrowDownToLine />} onPress={() => terminal?.scrollToBottom()} />
        <DownloadLog instance={instance} />
      </div>
    </div>
  )
}
