import { operations } from '@plenum/api'
import type { Operation } from '@plenum/api'
import { checkAnswer } from '../testing/check-answer.ts'
import type { Sent } from './sent.ts'

/** What the inside of a server looks like when it shows. */
const INSIDE =
  /\n\s+at |\bnode:internal|node_modules|\/packages\/|\.ts:\d|SQLITE_|\bselect .* from\b|is not a function|Cannot read prop/i

/** Statuses beyond those of refusals that the platform has: with these codes, and no other server errors. */
const serverErrors: Readonly<Record<number, string>> = { 503: 'ServiceNotAvailable', 507: 'InsufficientCapacity' }

function has(value: unknown, key: string): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
}

/** Throws when objects have got something that nobody has put into them. */
export function checkObjects(): void {
  const fresh: object = {}
  for (const key in fresh) throw new Error(`every object has "${key}" now`)
  if ('polluted' in fresh || 'polluted' in Object || 'polluted' in []) throw new Error('every object is polluted now')
}

function checkError(status: number, text: string): void {
  if (INSIDE.test(text)) throw new Error('the answer shows what is inside')
  const expected = serverErrors[status]
  if (status < 500) return
  const body: unknown = JSON.parse(text)
  if (!has(body, 'error_code') || body['error_code'] !== expected) throw new Error(`answered ${status}`)
}

/** What is kept comes back as it was sent. */
function checkKept(sent: Sent, text: string): void {
  if (typeof sent.body !== 'string' || text === '') return
  let given: unknown
  try {
    given = JSON.parse(sent.body)
  } catch {
    return
  }
  const kept: unknown = JSON.parse(text)
  for (const key of ['name', 'description'])
    if (has(given, key) && has(kept, key) && typeof given[key] === 'string' && kept[key] !== given[key])
      throw new Error(`the ${key} that came back is another`)
}

/** Answered in a form of their own: to clients of OAuth, and to what no operation is for. */
function isPlain(text: string): boolean {
  return /^\{"error":"[a-z_]+"\}$/.test(text)
}

/** Throws when an answer is not what every answer must be, whatever was sent. */
export async function check(sent: Sent, response: Response): Promise<void> {
  const operation = Object.values<Operation>(operations).find(({ id }) => id === sent.id)
  const text = await response.clone().text()
  checkObjects()
  for (const [name, value] of response.headers)
    // oxlint-disable-next-line no-control-regex -- these are what it is about
    if (/[\u0000-\u0008\u000a-\u001f\u007f]/.test(name + value)) throw new Error(`a control character in ${name}`)
  if (!response.ok && text !== '') checkError(response.status, text)
  if (response.status === 500) throw new Error('answered 500')
  // HEAD has no bodies.
  if (!operation || isPlain(text) || sent.method === 'HEAD') return
  const isAsked = sent.method === operation.method
  // What is refused is refused in one form, whatever the path has become a path of.
  if (!response.ok) await checkAnswer({ ...operation, method: 'GET' }, response)
  else if (isAsked && sent.method !== 'GET' && response.status === operation.status) checkKept(sent, text)
}
