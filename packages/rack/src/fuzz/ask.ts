import { operations } from '@plenum/api'
import { describeCall } from '@plenum/api/client'
import { toSnake } from '@plenum/api/wire'
import type { Operation, OperationId } from '@plenum/api'
import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { asks } from '../access/walk/asks/index.ts'
import type { Scene } from '../access/walk/scene.ts'
import type { Sent } from './sent.ts'
import { spoilt, spoiltText } from './spoil.ts'
import { pollutingKeys, toJson, wildTexts } from './wild.ts'

const ANY_METHOD = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'] as const

/** What nobody encodes like this who means well. */
const oddParts = [
  '%',
  '%zz',
  '%00',
  '%ff',
  '%2e%2e',
  '..%2f..%2fetc',
  '%252e',
  '.',
  '+',
  '%0d%0aset-cookie:a=b',
  '%u0041',
  '%F0%9F',
  ';a=b',
  '%3F%23',
  'a'.repeat(8000),
  ...pollutingKeys,
]
const texts = fc.oneof(
  fc.constantFrom(...oddParts),
  fc.constantFrom(...wildTexts).map((text) => encodeURIComponent(text.slice(0, 4000).toWellFormed())),
)

/** The valid request that everything else is made from. */
function validOf(id: OperationId, scene: Scene): Sent {
  const operation: Operation = operations[id]
  const { method, path, body, contentType } = describeCall(operation, asks[id](scene))
  if (body === undefined) return { id, method, path, headers: {} }
  const form = operation.bodyType === 'form' ? new URLSearchParams(Object(body)).toString() : undefined
  const text = body instanceof Blob ? 'SAMLResponse=PGE%2BPC9hPg%3D%3D' : (form ?? toJson(body))
  return { id, method, path, headers: { 'content-type': contentType }, body: text }
}

function withBody(sent: Sent, known: readonly string[]): Arbitrary<Sent> {
  const text = typeof sent.body === 'string' ? sent.body : '{}'
  const asText = spoiltText(text).map((body) => ({ ...sent, body }))
  if (!text.startsWith('{')) return asText
  const value: unknown = JSON.parse(text)
  const asValue = spoilt(value, known).map((other) => ({ ...sent, body: toJson(other) }))
  const twice = spoilt(value, known)
    .chain((once) => spoilt(once, known))
    .map((other) => ({ ...sent, body: toJson(other) }))
  return fc.oneof({ weight: 5, arbitrary: asValue }, { weight: 2, arbitrary: twice }, { weight: 1, arbitrary: asText })
}

/** Tokens that look like ours, for this list or another, with anything in them. */
function pageTokens(list: string, known: readonly string[]): Arbitrary<string> {
  const token = { v: 1, list, query: { sortBy: 'name_ascending' }, after: known[0] }
  return spoilt(token, known).map((value) => encodeURIComponent(Buffer.from(toJson(value)).toString('base64url')))
}

function withQuery(sent: Sent, known: readonly string[]): Arbitrary<Sent> {
  const operation = Object.values<Operation>(operations).find(({ id }) => id === sent.id)
  const own = Object.keys(operation?.query?.shape ?? {}).map(toSnake)
  const keys = fc.constantFrom(...own, ...own, 'limit', 'page_token', 'sort_by', 'project', ...pollutingKeys)
  const values = fc.oneof(texts, fc.constantFrom(...known), fc.constantFrom('0', '1', '4294967296', 'true', ''))
  const pair = fc.oneof(
    fc.tuple(keys, values).map(([key, value]) => `${key}=${value}`),
    pageTokens(sent.id, known).map((token) => `page_token=${token}`),
  )
  return fc.tuple(fc.array(pair, { minLength: 1, maxLength: 3 }), fc.boolean()).map(([pairs, isAdded]) => {
    const [path = '', query] = sent.path.split('?')
    return { ...sent, path: `${path}?${[...(isAdded && query ? [query] : []), ...pairs].join('&')}` }
  })
}

function withPath(sent: Sent, known: readonly string[]): Arbitrary<Sent> {
  const [path = '', query] = sent.path.split('?')
  const segments = path.split('/')
  return fc
    .tuple(fc.integer({ min: 1, max: segments.length }), fc.oneof(texts, fc.constantFrom(...known)))
    .map(([at, text]) => {
      const other = segments.toSpliced(at, 1, text).join('/')
      return { ...sent, path: query === undefined ? other : `${other}?${query}` }
    })
}

const types = [
  'text/plain',
  '',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'multipart/form-data',
  'application/xml',
]
const strangeHeaders: Arbitrary<Record<string, string>> = fc.oneof(
  fc.constantFrom(...types).map((type) => ({ 'content-type': type })),
  fc
    .constantFrom('bytes=0-', 'bytes=5-1', 'bytes=-0', 'bytes=0-1,3-4', 'bytes=99999999999999999999-', 'lines=1')
    .map((range) => ({ range })),
  fc.constantFrom('-1', '1e9', '99999999999', 'x').map((length) => ({ 'content-length': length })),
  fc
    .constantFrom('Bearer x', 'Bearer plnum-token-' + '0'.repeat(40), 'Basic !', 'bearer \u00ff')
    .map((authorization) => ({
      authorization,
    })),
  fc
    .constantFrom('session=', 'session=' + '0'.repeat(40), 'session=__proto__; session=x', 'a'.repeat(4000))
    .map((cookie) => ({ cookie })),
  fc
    .constantFrom('\u001b[31m', 'a'.repeat(8000), '\u0080\u00ff')
    .map((agent) => ({ 'user-agent': agent, accept: agent })),
)

/** A request for an operation: right, nearly right, or hostile. */
export function requestsFor(id: OperationId, scene: Scene): Arbitrary<Sent> {
  const known = [...Object.values(scene).filter((value) => typeof value === 'string'), 'default', 'demo', 'operator']
  const valid = validOf(id, scene)
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(valid) },
    { weight: valid.body === undefined ? 0 : 8, arbitrary: withBody(valid, known) },
    { weight: 3, arbitrary: withQuery(valid, known) },
    { weight: 2, arbitrary: withPath(valid, known) },
    {
      weight: 1,
      arbitrary: strangeHeaders.map((headers) => ({ ...valid, headers: { ...valid.headers, ...headers } })),
    },
    { weight: 1, arbitrary: fc.constantFrom(...ANY_METHOD).map((method) => ({ ...valid, method })) },
    { weight: 1, arbitrary: withQuery(valid, known).chain((sent) => withBody(sent, known)) },
  )
}
