import { CompiledQuery } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aloneOver, errorOf, race, writesOver } from '../testing/failing-database.ts'
import { flavours } from './flavour.ts'

const LIMIT = 35_000
const BEGIN = flavours.postgres.begin.sql
const IN_TURN = flavours.postgres.beginInTurn.sql
const query = CompiledQuery.raw('select 1')
const notKept = { trouble: 'slow', isKnown: true }
const work = async () => 'done'
/** As many as may go side by side. */
const everyLane = Array.from({ length: 8 }, () => work)
const silence = () => new Promise<undefined>(() => {})

/** What a write has been refused with so far. */
function refusalOf(written: Promise<unknown>): { reason: unknown } {
  const refusal: { reason: unknown } = { reason: undefined }
  written.catch((error: unknown) => {
    refusal.reason = error
  })
  return refusal
}

describe('a write over a database that has fallen silent', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is refused after its limit, and so are those that wait behind it', async () => {
    const { writes } = writesOver({ [BEGIN]: silence })
    const refusals = [...everyLane, work, work].map((each) => refusalOf(writes.write(each)))
    await vi.advanceTimersByTimeAsync(LIMIT - 1)
    for (const { reason } of refusals) expect(reason).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    for (const { reason } of refusals) expect(reason).toMatchObject(notKept)
  })

  test('has no more than what is left of its limit when its turn comes', async () => {
    const { writes, asked } = writesOver({ [BEGIN]: silence })
    for (const each of everyLane) refusalOf(writes.write(each))
    await vi.advanceTimersByTimeAsync(10_000)
    const late = refusalOf(writes.write(work))
    await vi.advanceTimersByTimeAsync(LIMIT - 1)
    expect(asked).toHaveLength(everyLane.length + 1)
    expect(late.reason).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(late.reason).toMatchObject(notKept)
  })

  test('is not gone on with when the database speaks again', async () => {
    const spoken = Promise.withResolvers<undefined>()
    const { writes, asked } = writesOver({ [query.sql]: () => spoken.promise })
    const refusal = refusalOf(
      writes.write(async (connection) => {
        await connection.executeQuery(query)
        await connection.executeQuery(query)
      }),
    )
    await vi.advanceTimersByTimeAsync(LIMIT)
    expect(refusal.reason).toMatchObject(notKept)
    spoken.resolve(undefined)
    await vi.runAllTimersAsync()
    expect(asked).toEqual([BEGIN, query.sql, 'rollback'])
  })

  test('leaves no transaction behind, whatever it has been given up in', async () => {
    const taken = Promise.withResolvers<undefined>()
    let isTaken = false
    const opening = aloneOver({ [IN_TURN]: async () => (isTaken ? taken.promise : undefined) })
    await vi.runAllTimersAsync()
    const { writes, asked } = await opening
    const before = asked.length
    isTaken = true
    const refusal = refusalOf(writes.write(work))
    await vi.advanceTimersByTimeAsync(LIMIT)
    expect(refusal.reason).toMatchObject(notKept)
    taken.reject(errorOf('canceling statement due to lock timeout', { code: '55P03', severity: 'ERROR' }))
    await vi.runAllTimersAsync()
    expect(asked.slice(before)).toEqual([IN_TURN, 'rollback'])
  })

  test('may have been kept if that was during its commit', async () => {
    const { writes } = writesOver({ commit: silence })
    const refusal = refusalOf(writes.write(work))
    await vi.advanceTimersByTimeAsync(LIMIT)
    expect(refusal.reason).toMatchObject({ trouble: 'slow', isKnown: false })
  })

  test('has changed nothing if all its commits before have lost their races', async () => {
    let hasLost = false
    const { writes } = writesOver({
      get [BEGIN]() {
        return hasLost ? silence : undefined
      },
      get commit() {
        hasLost = true
        return race
      },
    })
    const refusal = refusalOf(writes.write(work))
    await vi.advanceTimersByTimeAsync(LIMIT)
    expect(refusal.reason).toMatchObject(notKept)
  })

  test('is waited for as long as it gets on, and then not much longer', async () => {
    const answers = 100
    let count = 0
    const slowly = () =>
      ++count > answers ? silence() : new Promise<undefined>((resolve) => setTimeout(resolve, 1000, undefined))
    const { writes } = writesOver({ [query.sql]: slowly })
    const refusal = refusalOf(
      writes.write(async (connection) => {
        for (;;) await connection.executeQuery(query)
      }),
    )
    await vi.advanceTimersByTimeAsync(answers * 1000 + 4999)
    expect(refusal.reason).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(refusal.reason).toMatchObject(notKept)
  })
})
