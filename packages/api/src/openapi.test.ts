import { describe, expect, test } from 'vitest'
import { openApi } from './openapi.ts'
import { operations } from './operations.ts'
import { toSnake } from './wire.ts'

// As it is printed: what JSON cannot say is not in the document.
const document: unknown = JSON.parse(JSON.stringify(openApi(operations, '1.2.3')))

/** The value at a path; undefined when there is none. */
function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (Object.hasOwn(Object(inner), key) ? Object(inner)[key] : undefined),
    value,
  )
}

/** Every object of the document, with the path that leads to it. */
function* objects(value: unknown, path: readonly string[] = []): Generator<[readonly string[], object]> {
  if (typeof value !== 'object' || value === null) return
  yield [path, value]
  for (const [key, child] of Object.entries(value)) yield* objects(child, [...path, key])
}

function wirePath(path: string): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => `{${toSnake(name)}}`)
}

const all = Object.values(operations)
const SNAKE = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/

test('it is an OpenAPI 3.1 document of the given version', () => {
  expect(at(document, 'openapi')).toBe('3.1.0')
  expect(at(document, 'info', 'version')).toBe('1.2.3')
})

describe('operations', () => {
  test.each(all.map((operation) => [operation.id, operation] as const))('%s is at its path', (_, operation) => {
    const entry = at(document, 'paths', wirePath(operation.path), operation.method.toLowerCase())
    expect(at(entry, 'operationId')).toBe(toSnake(operation.id))
    expect(at(entry, 'tags')).toEqual([operation.tag])
    expect(at(entry, 'responses', String(operation.status)) !== undefined).toBe(true)
    expect(at(entry, 'requestBody') !== undefined).toBe('body' in operation)
    expect(at(entry, 'responses', String(operation.status), 'content') !== undefined).toBe(
      'response' in operation || ('produces' in operation && operation.produces === 'bytes'),
    )
  })

  test('each is there once and there are no others', () => {
    const ids = Object.values(Object(at(document, 'paths'))).flatMap((path) =>
      Object.values(Object(path)).map((entry) => String(at(entry, 'operationId'))),
    )
    expect(ids.toSorted()).toEqual(all.map(({ id }) => toSnake(id)).toSorted())
  })

  test('the key of the table is the id', () => {
    for (const [key, { id }] of Object.entries(operations)) expect(key).toBe(id)
  })

  test('parameters in a path are those that are declared, and required', () => {
    for (const operation of all) {
      const entry = at(document, 'paths', wirePath(operation.path), operation.method.toLowerCase())
      const declared = Object.values(Object(at(entry, 'parameters'))).filter(
        (parameter) => at(parameter, 'in') === 'path',
      )
      const named = [...wirePath(operation.path).matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(declared.map((parameter) => at(parameter, 'name'))).toEqual(named)
      expect(declared.every((parameter) => at(parameter, 'required') === true)).toBe(true)
    }
  })
})

describe('schemas', () => {
  test('every reference leads somewhere', () => {
    const dangling = [...objects(document)]
      .map(([, object]) => at(object, '$ref'))
      .filter((ref) => typeof ref === 'string')
      .filter((ref) => at(document, ...ref.replace('#/', '').split('/')) === undefined)
    expect(dangling).toEqual([])
  })

  test('there are references, so the one above is not idle', () => {
    expect([...objects(document)].filter(([, object]) => '$ref' in object).length).toBeGreaterThan(all.length)
  })

  test('every property, parameter and required field is snake_case', () => {
    const names: string[] = []
    for (const [path, object] of objects(document)) {
      if (path.at(-1) === 'properties') names.push(...Object.keys(object))
      if (path.at(-1) === 'required') names.push(...Object.values(object).map(String))
      if (path.at(-2) === 'parameters') names.push(String(at(object, 'name')))
    }
    expect(names).toContain('time_created')
    expect(names.filter((name) => !SNAKE.test(name))).toEqual([])
  })

  test('a create body requires what has no default', () => {
    const schema = at(document, 'components', 'schemas', 'InstanceCreate')
    expect(at(schema, 'required')).toEqual(['name', 'description', 'ncpus', 'memory', 'hostname'])
    expect(at(schema, 'properties', 'start', 'default')).toBe(true)
  })

  test('an update body requires only what cannot be left out', () => {
    expect(at(document, 'components', 'schemas', 'ProjectUpdate', 'required')).toBeUndefined()
    expect(at(document, 'components', 'schemas', 'InstanceUpdate', 'required')).toEqual(['ncpus', 'memory'])
  })

  test('points in time are date-time strings, ids are UUIDs and sizes are numbers', () => {
    const disk = at(document, 'components', 'schemas', 'Disk', 'properties')
    expect(at(disk, 'time_created')).toMatchObject({ type: 'string', format: 'date-time' })
    expect(at(disk, 'id')).toMatchObject({ type: 'string', format: 'uuid' })
    expect(at(document, 'components', 'schemas', 'ByteCount')).toMatchObject({ type: 'integer', format: 'uint64' })
  })

  test('names say how long they may be', () => {
    expect(at(document, 'components', 'schemas', 'Name')).toMatchObject({ type: 'string', minLength: 1, maxLength: 63 })
  })
})

test('lists say which selectors their first page needs', () => {
  expect(at(document, 'paths', '/v1/disks', 'get', 'x-pagination')).toEqual({ required: ['project'] })
})

test('refusals have the shape of an error body', () => {
  const schema = at(document, 'components', 'schemas', 'Error')
  expect(at(schema, 'required')).toEqual(['message', 'request_id'])
})
