import { expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { createDownload, PART, rangeAt } from './download.ts'

const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A download whose every part is answered by hand; parts are as large as they were asked for. */
function download(size: number) {
  const asked: { range: string | undefined; signal: AbortSignal; answer: PromiseWithResolvers<Blob> }[] = []
  const whole: Blob[] = []
  const made = createDownload({
    size,
    type: 'application/zip',
    now: () => asked.length * 1000,
    onDone: (blob) => whole.push(blob),
    fetchPart: (range, signal) => {
      const answer = Promise.withResolvers<Blob>()
      asked.push({ range, signal, answer })
      return answer.promise
    },
  })
  made.start()
  const last = () => asked.at(-1) ?? expect.fail('nothing was asked for')
  const arrive = async (bytes: number) => {
    last().answer.resolve(new Blob([new Uint8Array(bytes)]))
    await settled()
  }
  return { made, asked, last, arrive, whole, phase: () => made.read().phase }
}

test('it is fetched in parts, one after the other, and put together', async () => {
  const { asked, arrive, whole, phase, made } = download(PART + 5)
  await arrive(PART)
  expect(made.read().progress).toMatchObject({ done: PART, total: PART + 5 })
  await arrive(5)
  expect(asked.map(({ range }) => range)).toEqual([`bytes=0-${PART - 1}`, `bytes=${PART}-${PART + 4}`])
  expect(phase()).toBe('done')
  expect(whole.map(({ size, type }) => [size, type])).toEqual([[PART + 5, 'application/zip']])
})

test('what was cut off goes on with the part that is missing', async () => {
  const { asked, arrive, last, made, phase, whole } = download(PART + 5)
  await arrive(PART)
  last().answer.reject(new ApiError('The server cannot be reached', 0))
  await settled()
  expect(made.read()).toMatchObject({ phase: 'failed', failure: { message: 'The server cannot be reached' } })
  made.start()
  expect(phase()).toBe('running')
  expect(asked.at(-1)?.range).toBe(`bytes=${PART}-${PART + 4}`)
  await arrive(5)
  expect(whole).toHaveLength(1)
})

test('what is paused asks for nothing until it goes on', async () => {
  const { asked, arrive, last, made, phase } = download(PART + 5)
  made.pause()
  expect([phase(), last().signal.aborted]).toEqual(['paused', true])
  await arrive(PART)
  expect(asked).toHaveLength(1)
  made.start()
  expect(asked.at(-1)?.range).toBe(`bytes=0-${PART - 1}`)
})

test('what is cancelled is over, whatever arrives', async () => {
  const { asked, arrive, made, phase, whole } = download(5)
  made.cancel()
  await arrive(5)
  made.start()
  expect([phase(), asked.length, whole.length]).toEqual(['cancelled', 1, 0])
})

test('a part of another size is not taken for what was asked for', async () => {
  const { arrive, made, whole } = download(PART + 5)
  await arrive(PART + 5)
  expect(made.read()).toMatchObject({ phase: 'failed', failure: { message: expect.stringContaining('another part') } })
  expect(whole).toEqual([])
})

test('of an empty file there is no part to ask for', async () => {
  expect(rangeAt(0, 0)).toBeUndefined()
  const { asked, arrive, phase } = download(0)
  expect(asked[0]?.range).toBeUndefined()
  await arrive(0)
  expect(phase()).toBe('done')
})
