import { wayBack } from './way-back.ts'

export interface SignInPage {
  silo: string
  /** Who signs people in; the silo itself, by passwords, when left out. */
  provider?: string
  /** Where to go then. */
  back: string | undefined
}

/** The technical preview has one silo, and no server to lead to it. */
const PREVIEW_SILO = 'demo'

function decoded(segments: readonly string[]): string[] {
  try {
    return segments.map(decodeURIComponent)
  } catch {
    return []
  }
}

/** The page of sign-in at an address, `/login/demo/local?redirect_uri=/images`; undefined where there is none. */
export function signInPageAt(address: string): SignInPage | undefined {
  const { pathname, searchParams } = new URL(address, 'http://plenum.invalid')
  const back = wayBack(searchParams.get('redirect_uri'))
  const [login, silo, kind, provider, ...more] = decoded(pathname.split('/').filter((segment) => segment !== ''))
  if (login !== 'login' || more.length > 0) return undefined
  if (silo === undefined) return __PREVIEW__ ? { silo: PREVIEW_SILO, back } : undefined
  if (kind === 'local' && provider === undefined) return { silo, back }
  if (kind === 'saml' && provider !== undefined) return { silo, provider, back }
  return undefined
}
