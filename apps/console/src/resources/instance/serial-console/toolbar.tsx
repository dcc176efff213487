import { Button, Keys, Tooltip } from '@plenum/ui'
import { ArrowDownToLine, ArrowUpToLine, ClipboardPaste, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ReactNode, Ref } from 'react'
import { canRead, copySelection, pasteInto } from './clipboard.ts'
import type { SerialState } from './session.ts'
import { SerialStatus } from './status.tsx'
import type { SerialTerminal } from './terminal.ts'

interface ToolProps {
  label: string
  icon: ReactNode
  disabledReason?: string | undefined
  onPress: () => void
}

function Tool({ label, icon, disabledReason, onPress }: ToolProps) {
  const button = (
    <Button
      variant="ghost"
      size="sm"
      isIconOnly
      aria-label={label}
      icon={icon}
      disabledReason={disabledReason}
      onPress={onPress}
    />
  )
  return disabledReason === undefined ? <Tooltip content={label}>{button}</Tooltip> : button
}

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
  terminal: SerialTerminal | undefined
  status: SerialState['status']
  hintId: string
  /** Around the buttons. */
  ref: Ref<HTMLDivElement>
}

export function SerialToolbar({ terminal, status, hintId, ref }: SerialToolbarProps) {
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
      </div>
    </div>
  )
}
