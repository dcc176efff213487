import { whyNotName, whyNotPassword } from '@plenum/api/text-rules'
import type { UsernamePasswordCredentials } from '@plenum/api'

/** What is wrong, by the contract's rules without its schemas, which would be most of what sign-in loads. */
export function credentialProblems({ username, password }: UsernamePasswordCredentials) {
  return { username: whyNotName(username), password: whyNotPassword(password) }
}
