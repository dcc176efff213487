import type { SerialConsoleData } from '@plenum/api'
import { expect, test } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { readLog } from './log.ts'

interface Gap {
  start: number
  end: number
}

/** A console that has put out `output`, of which the gap is lost, and that puts out more whenever it is asked. */
function consoleOf(output: string, { gap = { start: 0, end: 0 }, more = '' }: { gap?: Gap; more?: string } = {}) {
  let all = new TextEncoder().encode(output)
  const asked: object[] = []
  const isLost = (offset: number) => offset >= gap.start && offset < gap.end
  const read = async (range: { fromStart?: number; mostRecent?: number; maxBytes?: number }) => {
    asked.push(range)
    const { fromStart, mostRecent = 0, maxBytes = 16_384 } = range
    if (fromStart !== undefined && isLost(fromStart)) throw new ApiError('No longer kept', 400)
    const wanted = fromStart ?? Math.max(0, all.length - mostRecent)
    const from = isLost(wanted) ? gap.end : wanted
    const isBefore = gap.end > gap.start && from < gap.start
    const data = Array.from(all.slice(from, Math.min(from + maxBytes, isBefore ? gap.start : all.length)))
    all = new TextEncoder().encode(new TextDecoder().decode(all) + more)
    return { data, lastByteOffset: Math.min(from, all.length) + data.length } satisfies SerialConsoleData
  }
  return { read, asked }
}

async function textOf(read: Parameters<typeof readLog>[0]): Promise<string> {
  return new Blob(await readLog(read)).text()
}

test('the log is the whole output, page by page', async () => {
  const output = 'UEFI ✓ '.repeat(30_000)
  const { read, asked } = consoleOf(output)
  expect(await textOf(read)).toBe(output)
  expect(asked.length).toBeGreaterThan(3)
})

test('of one that puts out more and more it ends some time after where it was', async () => {
  const { read, asked } = consoleOf('login: ', { more: 'x'.repeat(100) })
  expect(await textOf(read)).toMatch(/^login: x+$/)
  expect(asked).toHaveLength(2)
})

test('what is no longer kept is left out, and said to be', async () => {
  const output = `begin${'-'.repeat(20)}end`
  const { read } = consoleOf(output, { gap: { start: 5, end: 25 } })
  expect(await textOf(read)).toBe('begin\r\n[20 bytes are no longer kept]\r\nend')
})

test('nothing was put out', async () => {
  expect(await textOf(consoleOf('').read)).toBe('')
})

test('an output that began anew meanwhile ends the log', async () => {
  const { read } = consoleOf('begin')
  const anew = async (range: Parameters<typeof read>[0]) =>
    range.mostRecent === 0 ? { data: [], lastByteOffset: 100 } : read(range)
  expect(await textOf(anew)).toBe('begin')
})

test.each([400, 404, 0])('a refusal with status %i is passed on', async (status) => {
  const refuse = async (): Promise<SerialConsoleData> => {
    throw new ApiError('No console', status)
  }
  await expect(readLog(refuse)).rejects.toThrow('No console')
})

test('one that is forbidden later on is passed on, too', async () => {
  const { read } = consoleOf('begin')
  const forbidden = async (range: Parameters<typeof read>[0]) => {
    if (range.fromStart !== undefined) throw new ApiError('Not yours', 403)
    return read(range)
  }
  await expect(readLog(forbidden)).rejects.toThrow('Not yours')
})
