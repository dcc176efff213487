import { expect, test } from 'vitest'
import type { OnProgress } from '@plenum/api/upload'
import type { TufRepoUpload } from '@plenum/api'
import { ApiError } from '../../api/api-error.ts'
import { createRepositoryUpload, whyNotRepository } from './repository-upload.ts'

const GiB = 2 ** 30
const file = new File([new Uint8Array(1000)], 'release.zip')
const result: TufRepoUpload = {
  status: 'inserted',
  recorded: {
    repo: { systemVersion: '1.0.0', fileName: 'release.zip', hash: '', targetsRoleVersion: 1, validUntil: '' },
    artifacts: [],
  },
}

/** An upload whose every call is ended by hand. */
function upload() {
  const calls: { signal: AbortSignal; onProgress: OnProgress; end: PromiseWithResolvers<TufRepoUpload> }[] = []
  let time = 0
  const made = createRepositoryUpload(file, {
    now: () => (time += 1000),
    send: (_, signal, onProgress) => {
      const end = Promise.withResolvers<TufRepoUpload>()
      calls.push({ signal, onProgress, end })
      return end.promise
    },
  })
  made.start()
  const last = () => calls.at(-1) ?? expect.fail('nothing was sent')
  return { made, last, calls, phase: () => made.read().phase }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('what is sent is counted, then it is checked, then it is there', async () => {
  const { made, last, phase } = upload()
  last().onProgress(0.25)
  expect(made.read()).toMatchObject({ phase: 'sending', progress: { done: 250, total: 1000 } })
  last().onProgress(1)
  expect(phase()).toBe('checking')
  last().end.resolve(result)
  await settled()
  expect(made.read()).toMatchObject({ phase: 'done', result, progress: { done: 1000 } })
})

test('a refusal is kept with the id to quote, and trying again begins anew', async () => {
  const { made, last, calls, phase } = upload()
  last().onProgress(1)
  last().end.reject(new ApiError('No trust root', 400, { message: 'No trust root', requestId: 'r-1' }))
  await settled()
  expect(made.read()).toMatchObject({ phase: 'failed', failure: { message: 'No trust root', requestId: 'r-1' } })
  made.start()
  expect(calls).toHaveLength(2)
  expect(made.read()).toMatchObject({ phase: 'sending', progress: { done: 0 } })
  expect(made.read()).not.toHaveProperty('failure')
  last().end.resolve(result)
  await settled()
  expect(phase()).toBe('done')
})

test('cancelling ends the call, and what comes after is of no interest', async () => {
  const { made, last, phase } = upload()
  made.cancel()
  expect(last().signal.aborted).toBe(true)
  last().onProgress(0.9)
  last().end.reject(new Error('aborted'))
  await settled()
  expect(phase()).toBe('cancelled')
})

test('what is over is not cancelled', async () => {
  const { made, last, phase } = upload()
  last().end.resolve(result)
  await settled()
  made.cancel()
  expect(phase()).toBe('done')
})

test.each([
  ['release.zip', 1, undefined],
  ['RELEASE.ZIP', 4 * GiB, undefined],
  ['release.zip', 0, 'The file is empty'],
  ['release.zip', 4 * GiB + 1, 'The file is larger than 4 GiB'],
  ['release.tar', 1, 'A repository is a zip archive'],
])('%s of %s bytes: %s', (name, size, reason) => {
  expect(whyNotRepository({ name, size })).toBe(reason)
})
