import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withFaults } from './faults.ts'
import type { Faults } from './faults.ts'

const request = new Request('http://rack.test/v1/projects')

/** The statuses of so many requests, one after the other. */
async function statuses(count: number, faults: Faults): Promise<number[]> {
  const transport = withFaults(async () => new Response('{}'), faults)
  const found: number[] = []
  // In turn, so that a seed decides which is which.
  // oxlint-disable-next-line eslint/no-await-in-loop
  for (let number = 0; number < count; number++) found.push((await transport(request)).status)
  return found
}

const share = (found: readonly number[], status: number) => found.filter((one) => one === status).length / found.length

describe('chaos', () => {
  test('fails as often as it is told to', async () => {
    expect(new Set(await statuses(100, { latency: 0, chaos: 0 }))).toEqual(new Set([200]))
    expect(await statuses(100, { latency: 0, chaos: 1 })).not.toContain(200)
    expect(share(await statuses(4000, { latency: 0, chaos: 0.25, seed: 1 }), 200)).toBeCloseTo(0.75, 1)
  })

  test('fails with 401, 403, 404 and 500 as one, one, five and two to nine', async () => {
    const found = await statuses(9000, { latency: 0, chaos: 1, seed: 2 })
    for (const [status, weight] of [
      [401, 1],
      [403, 1],
      [404, 5],
      [500, 2],
    ] as const)
      expect(share(found, status), `${status}`).toBeCloseTo(weight / 9, 1)
  })

  test('is the same for the same seed', async () => {
    const first = await statuses(50, { latency: 0, chaos: 0.5, seed: 7 })
    expect(await statuses(50, { latency: 0, chaos: 0.5, seed: 7 })).toEqual(first)
    expect(await statuses(50, { latency: 0, chaos: 0.5, seed: 8 })).not.toEqual(first)
  })

  test('answers as the API does', async () => {
    const response = await withFaults(async () => new Response('{}'), { latency: 0, chaos: 1 })(request)
    expect(await response.json()).toEqual({
      error_code: expect.any(String),
      message: `chaos mode answers ${response.status}`,
      request_id: expect.any(String),
    })
  })
})

describe('latency', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test.each([
    [500, 499, 1],
    [[200, 400] as const, 199, 201],
  ])('of %j keeps the answer back', async (latency, tooEarly, more) => {
    const answered = vi.fn<() => void>()
    void withFaults(async () => new Response('{}'), { latency, chaos: 0 })(request).then(answered)
    await vi.advanceTimersByTimeAsync(tooEarly)
    expect(answered).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(more)
    expect(answered).toHaveBeenCalled()
  })
})
