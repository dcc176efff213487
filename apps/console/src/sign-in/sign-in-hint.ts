import { ApiError } from '../api/api-error.ts'
import { isServerAway } from '../api/server-away.ts'

/** What to do about a sign-in that was refused. A wrong password is nearly always why; else the answer says what is. */
export function signInHint(error: Error, silo: string): string {
  if (!(error instanceof ApiError)) {
    // Browsers keep that they could not fetch a part of the page for as long as the page is there.
    return isServerAway(error) ? 'The server cannot be reached. Reload this page to try again.' : `${error.message}.`
  }
  if (error.status === 401) return 'Check the username and the password, and try again.'
  if (error.status !== 404) return `${error.message}.`
  return error.message.includes('identity-provider')
    ? `The silo ${silo} takes no passwords: its identity provider signs people in.`
    : `There is no silo ${silo}. Check the address.`
}
