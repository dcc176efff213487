import { beforeEach, expect, test } from 'vitest'
import { clearEnded, readActivities, recordFailure, startActivity } from './store.ts'

beforeEach(clearEnded)

test('the same failure again is counted and comes first, with its latest request', () => {
  recordFailure('Disk list', 'Internal error', 'r1')
  recordFailure('Disk delete', 'Not allowed', 'r2')
  recordFailure('Disk list', 'Internal error', 'r3')
  expect(readActivities()).toMatchObject([
    { title: 'Disk list', times: 2, requestId: 'r3' },
    { title: 'Disk delete', times: 1, requestId: 'r2' },
  ])
})

test('fifty that ended are kept, and all that run', () => {
  const { change } = startActivity({ title: 'Upload' })
  for (let index = 0; index < 60; index += 1) recordFailure(`Call ${index}`, 'failed', undefined)
  expect(readActivities()).toHaveLength(51)
  expect(readActivities().at(-1)).toMatchObject({ title: 'Upload', state: 'running' })
  expect(readActivities()[0]?.title).toBe('Call 59')
  change({ state: 'done' })
  clearEnded()
  expect(readActivities()).toEqual([])
})
