import { operations } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { checkAnswer } from './check-answer.ts'
import { rackUnderTest } from './rack-under-test.ts'

/** What all other tests lean on must itself be able to fail. */

const rack = await rackUnderTest()
const requestId = crypto.randomUUID()
const headers = { 'x-request-id': requestId }

async function instanceAsSent(): Promise<Record<string, unknown>> {
  const response = await rack.as('viewer').raw(new Request('http://rack.test/v1/instances/web-01?project=storefront'))
  return Object(await response.json())
}

describe('an answer passes', () => {
  test('when it is what was promised', async () => {
    const response = Response.json(await instanceAsSent(), { status: 200, headers })
    await expect(checkAnswer(operations.instanceView, response)).resolves.toBeUndefined()
  })
})

describe('an answer fails', () => {
  test.each([
    ['due_at', 1],
    ['intent', 'running'],
    ['silo_id', requestId],
    ['user_data', ''],
    ['password_hash', 'x'],
    ['slot', 0],
  ])('when it lets out %s', async (key, value) => {
    const body = { ...(await instanceAsSent()), [key]: value }
    await expect(checkAnswer(operations.instanceView, Response.json(body, { headers }))).rejects.toThrow(
      /Unrecognized key/,
    )
    const page = { items: [body], next_page: null }
    await expect(checkAnswer(operations.instanceList, Response.json(page, { headers }))).rejects.toThrow(
      /Unrecognized key/,
    )
  })

  test('when it lets out something deeper inside', async () => {
    const view = new Request('http://rack.test/v1/disks/web-01-boot?project=storefront')
    const disk: unknown = await (await rack.as('viewer').raw(view)).json()
    const { state } = Object(disk)
    const body = { ...Object(disk), state: { ...state, slot: 0 } }
    await expect(checkAnswer(operations.diskView, Response.json(body, { headers }))).rejects.toThrow(
      'diskView answered',
    )
  })

  test('when it lacks something', async () => {
    const { name: _, ...body } = await instanceAsSent()
    await expect(checkAnswer(operations.instanceView, Response.json(body, { headers }))).rejects.toThrow(/name/)
  })

  test('when it has another status', async () => {
    const response = Response.json(await instanceAsSent(), { status: 202, headers })
    await expect(checkAnswer(operations.instanceView, response)).rejects.toThrow('answered 202 instead of 200')
  })

  test('when it has a body that it should not have', async () => {
    const response = Response.json({}, { status: 200, headers })
    await expect(checkAnswer({ ...operations.diskDelete, status: 200 }, response)).rejects.toThrow('a body')
  })

  test('when it has no request id, or another one than its body', async () => {
    await expect(checkAnswer(operations.ping, Response.json({ status: 'ok' }))).rejects.toThrow('no request id')
    const other = { request_id: crypto.randomUUID(), message: 'no' }
    const refusal = Response.json(other, { status: 400, headers })
    await expect(checkAnswer(operations.ping, refusal)).rejects.toThrow('another request id')
  })

  test('when a refusal says more than it should', async () => {
    const body = { request_id: requestId, message: 'no', stack: 'at …' }
    await expect(checkAnswer(operations.ping, Response.json(body, { status: 500, headers }))).rejects.toThrow(/stack/)
  })
})
