import { z } from 'zod'
import type { Operation } from './operation.ts'
import { toSnake } from './wire.ts'

type Json = { [key: string]: unknown }

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** JSON Schema as zod gives it → as the wire has it: snake_case properties, shared definitions under components. */
function onTheWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(onTheWire)
  if (!isJson(value)) return value
  const out: Json = {}
  for (const [key, child] of Object.entries(value)) {
    if (key === '$schema' || key === '$defs' || key === 'id' || key === '~standard') continue
    if (key === '$ref' && typeof child === 'string') out[key] = child.replace('#/$defs/', '#/components/schemas/')
    else if (key === 'properties' && isJson(child))
      out[key] = Object.fromEntries(Object.entries(child).map(([name, schema]) => [toSnake(name), onTheWire(schema)]))
    else if (key === 'required' && Array.isArray(child)) out[key] = child.map((name) => toSnake(String(name)))
    else out[key] = onTheWire(child)
  }
  return out
}

class Components {
  readonly schemas: Json = {}

  /** The schema as the document refers to it; what it shares with others is kept aside. */
  add(schema: z.ZodType, io: 'input' | 'output'): unknown {
    const json = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        if (zodSchema._zod.def.type === 'date') jsonSchema.type = 'string'
      },
    })
    for (const [id, definition] of Object.entries(json.$defs ?? {})) this.schemas[id] = onTheWire(definition)
    const id = typeof json.id === 'string' ? json.id : undefined
    if (!id) return onTheWire(json)
    this.schemas[id] = onTheWire(json)
    return { $ref: `#/components/schemas/${id}` }
  }
}

function parametersOf(operation: Operation, components: Components): Json[] {
  const out: Json[] = []
  const places = { params: 'path', query: 'query', headers: 'header' } as const
  for (const where of ['params', 'query', 'headers'] as const) {
    for (const [name, schema] of Object.entries(operation[where]?.shape ?? {})) {
      out.push({
        in: places[where],
        name: toSnake(name),
        required: !schema.safeParse(undefined).success,
        schema: components.add(schema, 'input'),
      })
    }
  }
  return out
}

function entryOf(operation: Operation, components: Components): Json {
  const content = (schema: z.ZodType, io: 'input' | 'output') => ({
    'application/json': { schema: components.add(schema, io) },
  })
  const bytes = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  const body = (schema: z.ZodType) => {
    if (operation.bodyType === 'bytes') return bytes
    if (operation.bodyType === 'form')
      return { 'application/x-www-form-urlencoded': { schema: components.add(schema, 'input') } }
    return content(schema, 'input')
  }
  return {
    operationId: toSnake(operation.id),
    summary: operation.summary,
    tags: [operation.tag],
    parameters: parametersOf(operation, components),
    ...(operation.body && { requestBody: { required: true, content: body(operation.body) } }),
    responses: {
      [operation.status]: {
        description: 'Success',
        ...(operation.response && { content: content(operation.response, 'output') }),
        ...(operation.produces === 'bytes' && { content: bytes }),
        ...(operation.produces === 'redirect' && {
          headers: { location: { required: true, schema: { type: 'string' } } },
        }),
      },
      '4XX': { $ref: '#/components/responses/Error' },
      '5XX': { $ref: '#/components/responses/Error' },
    },
    ...(operation.produces === 'websocket' && { 'x-websocket': {} }),
    ...(operation.query &&
      'pageToken' in operation.query.shape && {
        'x-pagination': { required: (operation.firstPageNeeds ?? []).map(toSnake) },
      }),
  }
}

/** The OpenAPI 3.1 document of a table of operations. */
export function openApi(operations: Readonly<Record<string, Operation>>, version: string): Json {
  const components = new Components()
  const paths: Record<string, Json> = {}
  for (const operation of Object.values(operations)) {
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => `{${toSnake(name)}}`)
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: entryOf(operation, components) }
  }
  const error = {
    type: 'object',
    required: ['message', 'request_id'],
    properties: { error_code: { type: 'string' }, message: { type: 'string' }, request_id: { type: 'string' } },
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Plenum rack API', version },
    paths,
    components: {
      schemas: { ...components.schemas, Error: error },
      responses: {
        Error: {
          description: 'Refused or failed',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
    },
  }
}
