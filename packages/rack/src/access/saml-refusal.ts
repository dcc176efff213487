import { refuse } from '../http/refusal.ts'
import type { Refusal } from '../http/refusal.ts'

/** A response that nobody is let in for. */
export function refuseResponse(reason: string): Refusal {
  return refuse.unparsable(`SAML response refused: ${reason}`)
}
