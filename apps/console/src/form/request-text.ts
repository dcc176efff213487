import type { WireCall } from '@plenum/api/client'

const MASK = '•••'

/** Fields that hold what nobody else may read, whatever the form says of them. */
const secretName = /password|secret|token|(private|auth)_?key|passphrase|^key$/i

/** A secret, or a list of them. */
function maskOf(value: unknown): unknown {
  if (typeof value === 'string') return MASK
  return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value.map(() => MASK) : undefined
}

function masked(value: unknown, secrets: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => masked(each, secrets))
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const mask = secrets.has(name) || secretName.test(name) ? maskOf(inner) : undefined
      return [name, mask ?? masked(inner, secrets)]
    }),
  )
}

/** The body as indented JSON with secrets masked; undefined where the call has none. */
export function bodyText({ body }: WireCall, secrets: readonly string[]): string | undefined {
  if (body === undefined) return undefined
  if (body instanceof Blob) return `(${body.size} bytes)`
  return JSON.stringify(masked(body, new Set(secrets)), undefined, 2)
}

/** Single quotes keep a POSIX shell from reading anything into the text. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

/** The call as a command; the token comes from the environment, so that it stands in no history. */
export function curlText(call: WireCall, origin: string, secrets: readonly string[]): string {
  const lines = [`curl -X ${call.method} ${quoted(origin + call.path)}`, '-H "Authorization: Bearer $PLENUM_TOKEN"']
  const body = bodyText(call, secrets)
  if (body !== undefined) {
    lines.push(`-H 'Content-Type: ${call.contentType}'`)
    lines.push(call.body instanceof Blob ? '--data-binary @FILE' : `-d ${quoted(body)}`)
  }
  return lines.join(' \\\n  ')
}
