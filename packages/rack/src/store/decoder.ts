import { decode } from './codec.ts'
import type { Documents, Kind } from './kinds.ts'

/** Characters that each of the two generations may hold. */
const GENERATION_MAX = 8_000_000
/** V8 gives all longer strings of one length the same hash, and large documents are seldom listed. */
const BODY_MAX = 8000

export type Decoder = typeof decode

/**
 * `decode` that remembers: equal bodies give the same (frozen) document. Looking one up takes a quarter of the time of
 * parsing it, and what is derived from documents can in turn be kept by their identity.
 */
export function createDecoder(): Decoder {
  let young = new Map<string, unknown>()
  let old = new Map<string, unknown>()
  let size = 0
  return <K extends Kind>(kind: K, body: string): Documents[K] => {
    let document = young.get(body)
    if (document === undefined) {
      document = old.get(body) ?? decode(kind, body)
      if (body.length <= BODY_MAX) {
        if ((size += body.length) > GENERATION_MAX) {
          old = young
          young = new Map()
          size = body.length
        }
        young.set(body, document)
      }
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a body has an id, so equal ones are of one kind
    return document as Documents[K]
  }
}
