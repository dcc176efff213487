import { operations } from '@plenum/api/operations'
import { openApi } from '@plenum/api/openapi'
import { expect, test } from 'vitest'
import { choices, exampleOf, resolved, typeText } from './schema.ts'

const schemas = {
  Name: { type: 'string', format: 'name' },
  Tree: { type: 'object', required: ['child'], properties: { child: { $ref: '#/components/schemas/Tree' } } },
}

test('references are followed, and null is not the one that counts', () => {
  const orNull = { anyOf: [{ type: 'null' }, { $ref: '#/components/schemas/Name' }] }
  expect(resolved(orNull, schemas)).toEqual(schemas.Name)
  expect(typeText(orNull, schemas)).toBe('string (name)')
})

test.each([
  [{ type: 'boolean' }, ['true', 'false']],
  [{ type: 'string', enum: ['a', 'b'] }, ['a', 'b']],
  [{ const: 'x' }, ['x']],
  [{ type: 'string' }, []],
])('of %j may be chosen %j', (schema, expected) => {
  expect(choices(schema, schemas)).toEqual(expected)
})

test.each([
  [
    { type: 'object', required: ['a'], properties: { a: { type: 'integer', minimum: 3 }, b: { type: 'string' } } },
    { a: 3 },
  ],
  [{ type: 'array', items: { type: 'string' } }, []],
  [{ type: 'string', format: 'uuid' }, '00000000-0000-0000-0000-000000000000'],
  [{ type: 'string', default: 'x' }, 'x'],
  [{ oneOf: [{ type: 'object', required: ['type'], properties: { type: { const: 'any' } } }] }, { type: 'any' }],
  [{}, null],
])('%j begins as %j', (schema, expected) => {
  expect(exampleOf(schema, schemas)).toEqual(expected)
})

test('a schema that contains itself comes to an end', () => {
  expect(JSON.stringify(exampleOf({ $ref: '#/components/schemas/Tree' }, schemas)).length).toBeLessThan(200)
})

test('every body of the contract has something to begin from', () => {
  const { paths, components } = JSON.parse(JSON.stringify(openApi(operations, '')))
  const bodies = Object.values(Object(paths))
    .flatMap((path) => Object.values(Object(path)))
    .map((entry) => Object(entry).requestBody?.content?.['application/json']?.schema)
    .filter((schema) => schema !== undefined)
  expect(bodies.length).toBeGreaterThan(60)
  for (const body of bodies) expect(exampleOf(body, components.schemas)).not.toBeNull()
})
