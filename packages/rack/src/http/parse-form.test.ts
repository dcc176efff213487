import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parseBody } from './parse.ts'

const form = {
  bodyType: 'form',
  body: z.object({ clientId: z.string(), ttlSeconds: z.int().min(1).nullish() }),
} as const

function read(body: string, type = 'application/x-www-form-urlencoded') {
  const request = new Request('http://rack.test/', { method: 'POST', body, headers: { 'content-type': type } })
  return parseBody(form, request)
}

describe('a form', () => {
  test.each([
    ['client_id=a%20b+c&ttl_seconds=60', { clientId: 'a b c', ttlSeconds: 60 }],
    ['client_id=a&other=b', { clientId: 'a' }],
    ['client_id=', { clientId: '' }],
  ])('%s is read', async (body, expected) => {
    expect(await read(body)).toEqual({ body: expected, bytes: undefined })
  })

  test('may say what its letters are', async () => {
    expect(await read('client_id=a', 'Application/X-WWW-form-urlencoded; charset=utf-8')).toMatchObject({
      body: { clientId: 'a' },
    })
  })

  test.each([
    ['', 'unable to parse form: missing field `client_id`'],
    ['clientId=a', 'unable to parse form: missing field `client_id`'],
    ['client_id=a&client_id=b', 'unable to parse form: duplicate field `client_id`'],
    ['client_id=a&ttl_seconds=0', 'unable to parse form: ttl_seconds: '],
    ['client_id=a&ttl_seconds=1e3', 'unable to parse form: ttl_seconds: '],
    [`client_id=${'a'.repeat(1024 * 1024)}`, 'request body exceeded maximum size of 1048576 bytes'],
  ])('%.40s is refused', async (body, message) => {
    await expect(read(body)).rejects.toMatchObject({ status: 400, message: expect.stringContaining(message) })
  })

  test.each(['application/json', 'multipart/form-data', 'text/plain'])('is not %s', async (type) => {
    await expect(read('client_id=a', type)).rejects.toMatchObject({
      message: `expected content type "application/x-www-form-urlencoded", got "${type}"`,
    })
  })
})
