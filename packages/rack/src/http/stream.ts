/** Whoever is at the other end of a stream, over a socket or in the same page. */
export interface StreamPeer {
  /** Resolves once more may be sent. */
  send: (bytes: Uint8Array) => Promise<void>
  /** Codes are those of WebSockets (RFC 6455, section 7.4). Nothing is sent afterwards. */
  close: (code: number, reason: string) => void
}

/** A stream that somebody may have. Nothing happens on it until it is opened. */
export interface StreamSession {
  /** To be called once. */
  open: (peer: StreamPeer) => void
  /** Resolves once it has been dealt with; more may be written meanwhile. */
  write: (bytes: Uint8Array) => Promise<void>
  /** The peer is gone. */
  close: () => void
}

/** The codes that streams are closed with. */
export const streamClose = {
  /** Whoever it was opened for may not have it any more. */
  notAllowed: 1008,
  /** It cannot be had, or has come to its end at the other side. */
  failed: 1011,
  /** There are too many already, or it cannot be had at the moment. */
  tryLater: 1013,
} as const
