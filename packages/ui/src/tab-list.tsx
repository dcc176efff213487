import type { KeyboardEvent, ReactNode } from 'react'
import { TabStrip } from './tab-strip.tsx'

export interface TabListProps {
  /** Accessible name. */
  label: string
  /** Links with `tabProps`. */
  children: ReactNode
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Left and Right move to the neighbouring tab and open it, round the ends. */
function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
  const step = steps[event.key]
  if (step === undefined) return
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = tabs.findIndex((tab) => tab === document.activeElement)
  const next = tabs.at((at + step) % tabs.length)
  if (at === -1 || !next) return
  event.preventDefault()
  next.focus()
  next.click()
}

/** Tabs that are pages: each is a router link. */
export function TabList({ label, children }: TabListProps) {
  return (
    <TabStrip>
      <div role="tablist" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown} className="flex min-w-max">
        {children}
      </div>
    </TabStrip>
  )
}
