import { expect, test } from 'vitest'
import type { OperationView } from './contract.ts'
import { triedCall, whyNotSend } from './request.ts'

const update: OperationView = {
  id: 'diskBulkWriteImport',
  name: 'disk_bulk_write_import',
  method: 'POST',
  path: '/v1/disks/{disk}/bulk-write',
  tag: 'disks',
  summary: '',
  pages: [],
  parameters: [
    { in: 'path', name: 'disk', required: true, schema: {} },
    { in: 'query', name: 'project', required: false, schema: {} },
    { in: 'header', name: 'range', required: false, schema: {} },
  ],
  bodyType: undefined,
  produces: undefined,
  status: 204,
  isAnonymous: false,
  body: {},
  response: undefined,
  schemas: {},
}

const filled = { parameters: { 'path disk': 'a/b ?', 'query project': 'one & two' }, body: '{"offset": 0}', file: null }

test('what is filled in cannot leave its place in the address', () => {
  expect(triedCall(update, filled)).toEqual({
    method: 'POST',
    path: '/v1/disks/a%2Fb%20%3F/bulk-write?project=one+%26+two',
    body: { offset: 0 },
    contentType: 'application/json',
    headers: {},
  })
})

test('what is left empty is not sent', () => {
  const { path, headers } = triedCall(update, {
    ...filled,
    parameters: { 'path disk': 'd', 'header range': 'bytes=0-' },
  })
  expect(path).toBe('/v1/disks/d/bulk-write')
  expect(headers).toEqual({ range: 'bytes=0-' })
})

test.each([
  ['a path without its parameter', update, { ...filled, parameters: {} }, 'disk is required'],
  ['a body that is no JSON', update, { ...filled, body: '{' }, /^The body is no JSON: /],
  ['bytes without a file', { ...update, bodyType: 'bytes' } as const, filled, 'A file is required'],
  ['a WebSocket', { ...update, produces: 'websocket' } as const, filled, /serial console/],
])('%s is not sent', (_, operation, values, reason) => {
  expect(whyNotSend(operation, values)).toMatch(reason)
})

test('one without a body is sent without', () => {
  const plain = { ...update, body: undefined }
  expect(whyNotSend(plain, { ...filled, body: '' })).toBeUndefined()
  expect(triedCall(plain, { ...filled, body: '' }).body).toBeUndefined()
})
