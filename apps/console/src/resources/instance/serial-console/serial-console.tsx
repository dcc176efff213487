import type { Instance } from '@plenum/api'
import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import type { InstanceParams } from '../queries.ts'
import { SerialNotice } from './notice.tsx'
import type { SerialState } from './session.ts'
import { SerialToolbar } from './toolbar.tsx'
import { useSerialSession } from './use-serial-session.ts'

const idle: SerialState = { status: 'idle' }
const nobody = () => () => {}

/** Nobody has gone anywhere else since the page was opened, and no keyboard would come up over it. */
function mayTakeFocus(): boolean {
  const { activeElement } = document
  const isFree = activeElement === null || activeElement === document.body || activeElement.matches('h1')
  return isFree && !matchMedia('(pointer: coarse)').matches
}

interface SerialConsoleProps {
  params: InstanceParams
  instance: Instance
}

/** The terminal, what stands in its way, and what can be done with it. */
export function SerialConsole({ params, instance }: SerialConsoleProps) {
  const tools = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const { box, open, hasOutput } = useSerialSession({ params, hintId, exit: tools })
  const state = useSyncExternalStore(open?.session.subscribe ?? nobody, open?.session.read ?? (() => idle))
  const { runState } = instance

  // The connection, outside of React, depends on the instance's state.
  useEffect(() => open?.session.follow(runState), [open, runState])

  // So is the document's focus: whoever opens a console wants to type.
  useEffect(() => {
    if (state.status === 'connected' && mayTakeFocus()) open?.terminal.focus()
  }, [open, state.status])

  const reconnect = () => {
    open?.session.connect()
    open?.terminal.focus()
  }
  return (
    <>
      <div className="relative flex min-h-0 flex-1 flex-col bg-surface-sunken">
        <SerialNotice state={state} instance={instance} hasOutput={hasOutput} onReconnect={reconnect} />
        <div className="isolate min-h-0 flex-1 py-3 ps-8 pe-2 -outline-offset-1 has-[.xterm.focus]:outline-1 has-[.xterm.focus]:outline-accent max-md:ps-4">
          <div ref={box} className="size-full [&_.slider]:rounded-control" />
        </div>
      </div>
      <SerialToolbar ref={tools} instance={instance} terminal={open?.terminal} status={state.status} hintId={hintId} />
    </>
  )
}
