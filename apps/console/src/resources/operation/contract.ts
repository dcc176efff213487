import type { Operation, OperationId } from '@plenum/api'
import { toSnake } from '@plenum/api/wire'
import { uses } from 'virtual:operation-uses'

/** An operation as lists have it; named as in the API's document. */
export interface OperationRow {
  id: OperationId
  name: string
  method: Operation['method']
  /** In the words of the wire. */
  path: string
  tag: string
  summary: string
  /** Addresses of pages; `*` alone for what is around all of them. */
  pages: readonly string[]
}

/** A parameter in the path or the query, or a header. */
export interface Parameter {
  in: 'path' | 'query' | 'header'
  name: string
  required: boolean
  schema: unknown
}

/** All that is to be known to call an operation. */
export interface OperationView extends OperationRow {
  parameters: readonly Parameter[]
  bodyType: Operation['bodyType']
  produces: Operation['produces']
  status: number
  isAnonymous: boolean
  /** JSON Schema; undefined where there is none. References lead into `schemas`. */
  body: unknown
  response: unknown
  schemas: Readonly<Record<string, unknown>>
}

/** The whole contract is large, and wanted nowhere else. */
async function contract() {
  const [{ operations }, { openApi }] = await Promise.all([
    import('@plenum/api/operations'),
    import('@plenum/api/openapi'),
  ])
  return { operations, openApi }
}

function rowOf({ id, method, path, tag, summary }: Operation, known: OperationId): OperationRow {
  const wirePath = path.replace(/\{(\w+)\}/g, (_, name: string) => `{${toSnake(name)}}`)
  return { id: known, name: toSnake(id), method, path: wirePath, tag, summary, pages: uses[known] }
}

function isOperationId(id: string, operations: object): id is OperationId {
  return Object.hasOwn(operations, id)
}

/** Every operation, in the order of their tags and paths. */
export async function loadOperations(): Promise<OperationRow[]> {
  const { operations } = await contract()
  const ids = Object.keys(operations).filter((id) => isOperationId(id, operations))
  const rows = ids.map((id) => rowOf(operations[id], id))
  return rows.toSorted((a, b) => a.tag.localeCompare(b.tag) || a.path.localeCompare(b.path))
}

function within(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => Object(inner)[key], value)
}

function isParameter(value: unknown): value is Parameter {
  return typeof value === 'object' && value !== null && 'in' in value && 'name' in value
}

/** One of them by the name that it has in the API's document; undefined where there is none. */
export async function loadOperation(name: string): Promise<OperationView | undefined> {
  const { operations, openApi } = await contract()
  const id = Object.keys(operations).find((each) => toSnake(each) === name)
  if (id === undefined || !isOperationId(id, operations)) return undefined
  const operation: Operation = operations[id]
  const row = rowOf(operation, id)
  const document = openApi({ [id]: operation }, '')
  const entry = within(document, 'paths', row.path, operation.method.toLowerCase())
  const parameters = within(entry, 'parameters')
  const [content] = Object.values(Object(within(entry, 'requestBody', 'content')))
  return {
    ...row,
    parameters: Array.isArray(parameters) ? parameters.filter(isParameter) : [],
    bodyType: operation.bodyType,
    produces: operation.produces,
    status: operation.status,
    isAnonymous: operation.anonymous === true,
    body: within(content, 'schema'),
    response: within(entry, 'responses', String(operation.status), 'content', 'application/json', 'schema'),
    schemas: Object(within(document, 'components', 'schemas')),
  }
}
