import type { ReactNode } from 'react'
// Not through react-aria-components, which would bring what shows toasts along with what keeps them.
import { ToastQueue, type ToastOptions } from 'react-stately/useToastState'

export interface ToastMessage {
  title?: string | undefined
  content: ReactNode
  tone: 'success' | 'error' | 'info'
  action?: { label: string; onPress: () => void } | undefined
}

export interface ToastInput extends ToastMessage {
  /** Milliseconds; null keeps it until dismissed. 5 s unless said otherwise, 15 s for errors. */
  timeout?: number | null | undefined
}

export const toastQueue = /* @__PURE__ */ new ToastQueue<ToastMessage>({ maxVisibleToasts: 5 })

/** Shows a message at the bottom left, from anywhere; the function returned takes it away. */
export function toast({ timeout, ...message }: ToastInput): () => void {
  const chosen = timeout === undefined ? (message.tone === 'error' ? 15_000 : 5000) : timeout
  const options: ToastOptions = chosen === null ? {} : { timeout: chosen }
  const key = toastQueue.add(message, options)
  return () => toastQueue.close(key)
}
