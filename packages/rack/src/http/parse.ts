import { fromWire, toCamel, toSnake } from '@plenum/api'
import type { Operation } from '@plenum/api'
import { z } from 'zod'
import { cutBytes } from './bytes-field.ts'
import { bodyStream, tooLong } from './incoming.ts'
import { PatientReader, readWhole } from './patience.ts'
import { refuse } from './refusal.ts'

/** Largest body, in bytes, of an operation that does not say otherwise. */
export const BODY_MAX = 1024 * 1024

/** Bytes of a body that is read at once, if it says so before. */
const SHORT_MAX = 64 * 1024

/** So deep may JSON be nested: what goes through it does so call by call, and bodies need a tenth of it. */
const DEPTH_MAX = 128

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

function valuesOf(schema: z.ZodObject, params: URLSearchParams): Record<string, unknown> {
  const given: Record<string, unknown> = {}
  for (const key of new Set(params.keys())) {
    const name = toCamel(key)
    const field = Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined
    if (field && toSnake(name) === key) given[name] = fromText(field, params.getAll(key))
  }
  return given
}

/** Unknown keys are ignored; empty values count as given. */
export function parseQuery(schema: z.ZodObject, params: URLSearchParams): Record<string, unknown> {
  return { ...Object(check(schema, valuesOf(schema, params), 'unable to parse query string')) }
}

/** The same with points in time where the schema has such, and JSON has text. */
export function withDates(schema: z.ZodObject, values: Record<string, unknown>): Record<string, unknown> {
  const isDate = (name: string) => {
    const field = Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined
    return field !== undefined && coreOf(field)._zod.def.type === 'date'
  }
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' && isDate(name) ? new Date(value) : value,
  ])
  return Object.fromEntries(entries)
}

export function parseParams(schema: z.ZodObject, params: Record<string, string>): unknown {
  const given: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(schema.shape)) given[name] = fromText(field, [params[name] ?? ''])
  return check(schema, given, 'bad parameter in URL path')
}

/** Where bodies of several pieces are put together. Used between one wait and the next only, so one is enough. */
let scratch = new Uint8Array()

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const [only] = chunks
  if (only && chunks.length === 1) return only
  if (scratch.length < length) scratch = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    scratch.set(chunk, offset)
    offset += chunk.byteLength
  }
  return scratch.subarray(0, length)
}

async function readChunks(request: Request, max: number): Promise<{ chunks: Uint8Array[]; length: number }> {
  const declared = Number(request.headers.get('content-length') ?? NaN)
  if (declared > max) throw tooLong(max)
  if (declared <= SHORT_MAX) {
    const whole = await readWhole(request, declared)
    if (whole.byteLength > max) throw tooLong(max)
    return { chunks: [whole], length: whole.byteLength }
  }
  const chunks: Uint8Array[] = []
  let length = 0
  // Not every browser can iterate over a stream.
  const reader = new PatientReader(await bodyStream(request))
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.byteLength
    if (length > max) {
      const refusal = tooLong(max)
      await reader.cancel(refusal)
      throw refusal
    }
    chunks.push(next.value)
  }
  return { chunks, length }
}

function parseJson(bytes: Uint8Array): unknown {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refuse.unparsable('unable to parse JSON body: not valid UTF-8')
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw refuse.unparsable(`unable to parse JSON body: ${error instanceof Error ? error.message : 'invalid'}`)
  }
  if (isDeeper(value, DEPTH_MAX))
    throw refuse.unparsable(`unable to parse JSON body: nested more than ${DEPTH_MAX} deep`)
  return value
}

function isDeeper(value: unknown, max: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return max === 0 || Object.values(value).some((child) => isDeeper(child, max - 1))
}

/** By what a body is, the content type that it is sent with. */
const contentTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const

function requireType(request: Request, wanted: string): void {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== wanted) throw refuse.unparsable(`expected content type "${wanted}", got "${type ?? ''}"`)
}

const FORM = 'unable to parse form'

/** A form (WHATWG URL, section 5.1) has one value for each field, so that no two readers take different ones. */
function fieldsOf(bytes: Uint8Array): URLSearchParams {
  const params = new URLSearchParams(new TextDecoder().decode(bytes))
  const seen = new Set<string>()
  for (const key of params.keys()) {
    if (seen.has(key)) throw refuse.unparsable(`${FORM}: duplicate field \`${key}\``)
    seen.add(key)
  }
  return params
}

function parseForm(schema: z.ZodType, bytes: Uint8Array): unknown {
  if (!(schema instanceof z.ZodObject)) throw new Error('invariant: a form has fields')
  return check(schema, valuesOf(schema, fieldsOf(bytes)), FORM)
}

/** Reads a form whose fields others have named, each of them given once. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  requireType(request, contentTypes.form)
  const { chunks, length } = await readChunks(request, BODY_MAX)
  return fieldsOf(joined(chunks, length))
}

/** `bytes` are those of the operation's `bytesField`, which is then empty in the body; undefined when it holds them still. */
export async function parseBody(
  {
    body: schema,
    bodyType,
    bodyMax = BODY_MAX,
    bytesField,
  }: Pick<Operation, 'body' | 'bodyType' | 'bodyMax' | 'bytesField'>,
  request: Request,
): Promise<{ body: unknown; bytes: Uint8Array | undefined }> {
  if (!schema) return { body: undefined, bytes: undefined }
  const isForm = bodyType === 'form'
  const isOpaque = bodyType === 'opaque'
  requireType(request, isForm ? contentTypes.form : contentTypes.json)
  const { chunks, length } = await readChunks(request, bodyMax)
  const whole = joined(chunks, length)
  if (isForm) return { body: parseForm(schema, whole), bytes: undefined }
  const cut = bytesField === undefined ? undefined : cutBytes(whole, toSnake(bytesField))
  const value = parseJson(cut ? cut.rest : whole)
  return { body: check(schema, isOpaque ? value : fromWire(value), 'unable to parse JSON body'), bytes: cut?.bytes }
}
