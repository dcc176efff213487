import { join } from 'node:path'

const source = join(import.meta.dirname, '../src')

/** Sign-in does without the router, so it is no route. */
export const SIGN_IN = join(source, 'sign-in/sign-in.tsx')
export const signInAddresses = { byPassword: '/login/$silo/local', byProvider: '/login/$silo/saml/$provider' }

/** What is around all routes. */
export const CONSOLE = join(source, 'console.tsx')
