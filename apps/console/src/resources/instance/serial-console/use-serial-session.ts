import { useCallback, useState } from 'react'
import type { RefCallback, RefObject } from 'react'
import type { InstanceParams } from '../queries.ts'
import { connectTo } from './connect.ts'
import { copySelection } from './clipboard.ts'
import { diagnose } from './diagnose.ts'
import { SerialSession } from './session.ts'
import { openTerminal } from './terminal.ts'
import type { SerialTerminal } from './terminal.ts'

/** Terminals know Ctrl+M as another name of Enter, so nobody misses it. */
const isLeave = ({ key, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent) =>
  ctrlKey && !shiftKey && !altKey && !metaKey && key.toLowerCase() === 'm'

const isCopy = ({ key, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent) =>
  ctrlKey && shiftKey && !altKey && !metaKey && key.toLowerCase() === 'c'

interface SerialOptions {
  params: InstanceParams
  /** What tells how the keyboard leaves, and where it goes. */
  hintId: string
  exit: RefObject<HTMLElement | null>
}

export interface OpenSerial {
  terminal: SerialTerminal
  session: SerialSession
}

/** A terminal in the element that is given `box`, and the session that it shows, for as long as the element is there. */
export function useSerialSession({ params: { project, instance }, hintId, exit }: SerialOptions) {
  const [open, setOpen] = useState<OpenSerial>()
  const [hasOutput, setHasOutput] = useState(false)

  const box: RefCallback<HTMLElement> = useCallback(
    (element) => {
      if (!element) return undefined
      const params = { project, instance }
      const terminal = openTerminal(element, {
        label: `Serial console of ${instance}`,
        describedBy: hintId,
        onInput: (bytes) => session.send(bytes),
        onKey: (event) => {
          if (!isLeave(event) && !isCopy(event)) return false
          event.preventDefault()
          if (event.type !== 'keydown') return true
          if (isLeave(event)) exit.current?.querySelector('button')?.focus()
          else void copySelection(terminal)
          return true
        },
      })
      const session = new SerialSession({
        connect: connectTo(params),
        diagnose: (asksWhy) => diagnose(params, asksWhy),
        screen: {
          clear: () => {
            setHasOutput(false)
            terminal.clear()
          },
          write: (bytes) => {
            setHasOutput(true)
            terminal.write(bytes)
          },
        },
      })
      setOpen({ terminal, session })
      return () => {
        session.close()
        terminal.dispose()
        setOpen(undefined)
      }
    },
    [project, instance, hintId, exit],
  )

  return { box, open, hasOutput }
}
