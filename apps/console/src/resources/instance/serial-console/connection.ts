/** How a connection has ended. Codes are those of WebSockets (RFC 6455, section 7.4). */
export interface SerialEnd {
  code: number
  reason: string
}

/** What codes of an end mean that something depends on. */
export const serialEnd = {
  /** Whoever answered is gone without a word, or has refused to begin. */
  abnormal: 1006,
  /** Whoever typed may not any more. */
  notAllowed: 1008,
} as const

export interface SerialListener {
  onOpen: () => void
  onOutput: (bytes: Uint8Array) => void
  /** Once, whoever has ended it, but for the listener itself. */
  onEnd: (end: SerialEnd) => void
}

/** A line to the serial console of an instance: over a socket, or to the control plane inside the page. */
export interface SerialConnection {
  send: (bytes: Uint8Array<ArrayBuffer>) => void
  /** The listener hears nothing afterwards. */
  close: () => void
}

export type Connect = (listener: SerialListener) => SerialConnection
