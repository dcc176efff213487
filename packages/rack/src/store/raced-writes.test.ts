import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { aloneOver, errorOf, race, writesOver } from '../testing/failing-database.ts'
import { flavours } from './flavour.ts'

const lost = () => errorOf('read ECONNRESET', { code: 'ECONNRESET' })

const BEGIN = flavours.postgres.begin.sql
const IN_TURN = flavours.postgres.beginInTurn.sql
const work = async () => 'done'
const taken = () => errorOf('canceling statement due to lock timeout', { code: '55P03', severity: 'ERROR' })
const nothingBegun = () => errorOf('there is no transaction in progress', { code: '25P01', severity: 'ERROR' })

describe('a write over connections that fail', () => {
  test('whose database cannot be connected to has changed nothing', async () => {
    const { writes } = writesOver({}, () => new Error('timeout exceeded when trying to connect'))
    await expect(writes.write(work)).rejects.toMatchObject({ trouble: 'unreachable', isKnown: true })
  })

  test('whose connection is lost at the beginning has changed nothing', async () => {
    const { writes } = writesOver({ [BEGIN]: lost })
    await expect(writes.write(work)).rejects.toMatchObject({ trouble: 'unreachable', isKnown: true })
  })

  test('whose connection is lost during the commit may have been kept', async () => {
    const { writes } = writesOver({ commit: lost, rollback: lost })
    await expect(writes.write(work)).rejects.toMatchObject({ trouble: 'unreachable', isKnown: false })
  })

  test('whose commit is refused has changed nothing', async () => {
    const { writes } = writesOver({ commit: () => errorOf('disk full', { code: '53100', severity: 'ERROR' }) })
    await expect(writes.write(work)).rejects.toMatchObject({ trouble: 'full', isKnown: true })
  })

  test('that loses every race is told so, and has changed nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const { writes, asked } = writesOver({ commit: race })
    const refused = expect(writes.write(work)).rejects.toMatchObject({ trouble: 'crowded', isKnown: true })
    await vi.runAllTimersAsync()
    await refused
    expect(asked.filter((sql) => sql === 'commit')).toHaveLength(30)
  })

  test('that has lost does not meet others that have: they go one after the other', async () => {
    let commits = 0
    const { writes } = writesOver({
      get commit() {
        commits += 1
        return commits > 8 ? undefined : race
      },
    })
    const begun = new Map<number, number>()
    let atOnce = 0
    let most = 0
    const writer = (number: number) =>
      writes.write(async () => {
        begun.set(number, (begun.get(number) ?? 0) + 1)
        if (begun.get(number) === 1) return
        most = Math.max(most, (atOnce += 1))
        await new Promise((resolve) => setImmediate(resolve))
        atOnce -= 1
      })
    await Promise.all(Array.from({ length: 8 }, (_, number) => writer(number)))
    expect([...begun.values()]).toEqual(Array.from({ length: 8 }, () => 2))
    expect(most).toBe(1)
  })

  test('whose work fails by itself fails with that', async () => {
    const { writes, asked } = writesOver({})
    const refused = errorOf('connect ECONNREFUSED by a webhook', { code: 'ECONNREFUSED' })
    await expect(writes.write(() => Promise.reject(refused))).rejects.toBe(refused)
    expect(asked).toEqual([BEGIN, 'rollback'])
  })
})

describe('a write that goes alone', () => {
  test('is the next when it has lost', async () => {
    const { writes } = await aloneOver({})
    const begun: string[] = []
    const held = Promise.withResolvers<void>()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const loser = writes.write(async () => {
      begun.push('loser')
      if (begun.length === 1) throw race()
    })
    const second = writes.write(async () => {
      begun.push('second')
      await held.promise
    })
    const third = writes.write(async () => begun.push('third'))
    await vi.advanceTimersByTimeAsync(10)
    held.resolve()
    await Promise.all([loser, second, third])
    expect(begun).toEqual(['loser', 'second', 'loser', 'third'])
  })

  test('waits for its turn among all processes', async () => {
    const { writes, asked } = await aloneOver({})
    await writes.write(work)
    expect(asked.slice(-2)).toEqual([IN_TURN, 'commit'])
  })

  test('goes without its turn where it cannot have it', async () => {
    const { writes, asked } = await aloneOver({ [IN_TURN]: taken, rollback: nothingBegun })
    await writes.write(work)
    expect(asked.slice(-4)).toEqual([IN_TURN, 'rollback', BEGIN, 'commit'])
  })
})
