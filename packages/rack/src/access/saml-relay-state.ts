import { fromBase64, toBase64 } from '@plenum/api'
import { isLocalPath } from '@plenum/api/local-path'
import { z } from 'zod'

const RelayState = z.object({ redirect_uri: z.string().nullish() })

const ANYWHERE = 'http://localhost'

/** What travels along with a request to sign in, and comes back with the response. */
export function relayStateFor(redirectUri: string | undefined): string {
  return toBase64(new TextEncoder().encode(JSON.stringify({ redirect_uri: redirectUri ?? null })))
}

function redirectUriIn(relayState: string): string | undefined {
  try {
    return RelayState.parse(JSON.parse(new TextDecoder().decode(fromBase64(relayState)))).redirect_uri ?? undefined
  } catch {
    return undefined
  }
}

/** Where somebody goes who has signed in. Nobody vouches for relay state, so it leads nowhere but to a page of this site. */
export function pathAfterSignIn(relayState: string | null): string {
  const uri = redirectUriIn(relayState ?? '')
  if (uri === undefined || !isLocalPath(uri)) return '/'
  // As ASCII, which is all that a header takes.
  const { pathname, search, hash } = new URL(uri, ANYWHERE)
  return pathname + search + hash
}
