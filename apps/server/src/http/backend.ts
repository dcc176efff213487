import type { WebSocket } from 'ws'

/** Who asks, as far as a request does not say it itself. */
export interface Asker {
  /** Where the request came from. */
  address: string | undefined
  /** Breaks off an answer that cannot be brought to its end. */
  hangUp: () => void
}

/** What a client's socket can be joined to. Nothing happens on it until then. */
export interface Stream {
  /**
   * To be called once.
   *
   * @param track takes note of what is still done for a client, who may have gone by then
   */
  join: (socket: WebSocket, track: (work: Promise<void>) => void) => void
  /** Whoever asked for it has gone. */
  abandon: () => void
}

/** Who answers the API behind the server: the rack in this process, or one elsewhere. Answers carry what all answers carry. */
export interface Backend {
  /** Answers every path of the API. */
  fetch: (request: Request, asker?: Asker) => Promise<Response>
  /** Opens what the API answers with a WebSocket, or refuses it. */
  stream: (request: Request, address: string | undefined) => Promise<Stream | Response>
  /** Answers `GET /login`. */
  login: (request: Request, url: URL, asker?: Asker) => Promise<Response>
  /** What comes instead of a page that needs a session; undefined when the page may come. */
  insteadOfPage: (request: Request, url: URL, asker?: Asker) => Promise<Response | undefined>
}
