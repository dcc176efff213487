import { fromWire, toCamel, toSnake } from '@plenum/api'
import type { z } from 'zod'
import { refuse } from './refusal.ts'

/** Largest JSON body, in bytes. */
const BODY_MAX = 1024 * 1024

function reasonOf(issue: z.core.$ZodIssue): string {
  const path = issue.path.map((part) => (typeof part === 'string' ? toSnake(part) : String(part)))
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined
  if (!isMissing) return `${path.join('.') || 'body'}: ${issue.message}`
  const parent = path.slice(0, -1).join('.')
  return `${parent && `${parent}: `}missing field \`${path.at(-1) ?? 'body'}\``
}

function check(schema: z.ZodType, value: unknown, what: string): unknown {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return result.data
  const [first] = result.error.issues
  throw refuse.unparsable(`${what}: ${first ? reasonOf(first) : 'invalid'}`)
}

/** What a schema is about once "optional", "nullable" and "default" are taken off. */
function coreOf(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema._zod
  return 'innerType' in def && isSchema(def.innerType) ? coreOf(def.innerType) : schema
}

function isSchema(value: unknown): value is z.core.$ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value
}

function fromText(schema: z.core.$ZodType, texts: readonly string[]): unknown {
  const core = coreOf(schema)
  const text = texts.at(-1) ?? ''
  switch (core._zod.def.type) {
    case 'number':
      return /^-?\d+$/.test(text) ? Number(text) : text
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text
    case 'date':
      return Number.isNaN(Date.parse(text)) ? text : new Date(text)
    case 'array':
      return texts
    default:
      return text
  }
}

/** Unknown keys are ignored; empty values count as given. */
export function parseQuery(schema: z.ZodObject, params: URLSearchParams): Record<string, unknown> {
  const given: Record<string, unknown> = {}
  for (const key of new Set(params.keys())) {
    const name = toCamel(key)
    const field = Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined
    if (field && toSnake(name) === key) given[name] = fromText(field, params.getAll(key))
  }
  return { ...Object(check(schema, given, 'unable to parse query string')) }
}

export function parseParams(schema: z.ZodObject, params: Record<string, string>): unknown {
  const given: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(schema.shape)) given[name] = fromText(field, [params[name] ?? ''])
  return check(schema, given, 'bad parameter in URL path')
}

async function readText(request: Request): Promise<string> {
  const tooLong = refuse.unparsable(`request body exceeded maximum size of ${BODY_MAX} bytes`)
  if (Number(request.headers.get('content-length') ?? 0) > BODY_MAX) throw tooLong
  if (!request.body) return ''
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let length = 0
  let text = ''
  try {
    for await (const chunk of request.body) {
      length += chunk.byteLength
      if (length > BODY_MAX) throw tooLong
      text += decoder.decode(chunk, { stream: true })
    }
    return text + decoder.decode()
  } catch (error) {
    throw error instanceof TypeError ? refuse.unparsable('unable to parse JSON body: not valid UTF-8') : error
  }
}

export async function parseBody(schema: z.ZodType, request: Request): Promise<unknown> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json')
    throw refuse.unparsable(`expected content type "application/json", got "${type ?? ''}"`)
  const text = await readText(request)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw refuse.unparsable(`unable to parse JSON body: ${error instanceof Error ? error.message : 'invalid'}`)
  }
  return check(schema, fromWire(value), 'unable to parse JSON body')
}
