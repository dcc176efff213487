import type { ReactNode } from 'react'
import { toast } from './toast-queue.ts'

export interface ConfirmOptions {
  title: string
  body: ReactNode
  /** "Confirm" unless said otherwise. */
  confirmLabel?: string | undefined
  tone?: 'primary' | 'danger' | undefined
  action: () => Promise<unknown>
  /** Title of the toast when the action fails; the error's message is its body. */
  errorTitle: string
}

export interface ConfirmState {
  options: ConfirmOptions
  isPending: boolean
}

let state: ConfirmState | undefined
const listeners = new Set<() => void>()

function set(next: ConfirmState | undefined) {
  state = next
  for (const listener of listeners) listener()
}

/** Asks, in the one dialog that `ConfirmHost` shows; a second question replaces an unanswered first. */
export function confirm(options: ConfirmOptions): void {
  if (!state?.isPending) set({ options, isPending: false })
}

/** What the dialog reads and does. Not for pages. */
export const confirmStore = {
  read: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  dismiss: () => {
    if (!state?.isPending) set(undefined)
  },
  run: async () => {
    if (!state || state.isPending) return
    const { options } = state
    set({ options, isPending: true })
    try {
      await options.action()
    } catch (error) {
      const content = error instanceof Error ? error.message : String(error)
      toast({ title: options.errorTitle, content, tone: 'error' })
    } finally {
      set(undefined)
    }
  },
}
