import { ApiError } from './api-error.ts'

/** What browsers say when a part of the console itself could not be fetched. */
const unfetched = /dynamically imported module|importing a module script/i

/** Whether nobody answered, or a proxy for whoever should have. */
export function isServerAway(error: unknown): boolean {
  if (error instanceof ApiError) return [0, 502, 503, 504].includes(error.status)
  return error instanceof TypeError && unfetched.test(error.message)
}
