import { expect, test } from 'vitest'
import { createFirstOperator } from '../../fleet/first-operator.ts'
import { cheapPasswords } from '../../testing/cheap-passwords.ts'
import { rackUnderTest, RackUnderTest } from '../../testing/rack-under-test.ts'
import { invalidRequest, notFound } from '../../testing/refusals.ts'
import { updateRepository } from '../../testing/update-repository.ts'

const rack = await rackUnderTest()
const operator = rack.as('operator')

async function upload(systemVersion: string): Promise<void> {
  const body = await updateRepository({ systemVersion, expires: '2030-01-01T00:00:00Z' }, rack.now)
  await operator.does('systemUpdatePutRepository', { query: { fileName: 'release.zip' }, body })
}

const set = (systemVersion: string) => operator.does('targetReleaseUpdate', { body: { systemVersion } })
const refusal = (systemVersion: string) => operator.isRefused('targetReleaseUpdate', { body: { systemVersion } })

test('no release is asked for at first, in the demo fleet and without it', async () => {
  const unspecified = { generation: 1, releaseSource: { type: 'unspecified' } }
  expect(await operator.does('targetReleaseView', {})).toMatchObject(unspecified)
  const bare = new RackUnderTest({})
  await createFirstOperator({ store: bare.store, passwords: cheapPasswords, password: 'secret' })
  const first = bare.stranger(await bare.signInAt('main', 'operator', 'secret'))
  expect(await first.does('targetReleaseView', {})).toMatchObject(unspecified)
})

test('releases are asked for one after the other, never an older one', async () => {
  for (const version of ['2.0.0-rc.1', '2.0.0', '2.0.0+build', '2.10.0']) await upload(version)
  await rack.advance(1000)
  const before = await operator.does('targetReleaseView', {})
  const first = await set('2.0.0-rc.1')
  expect(first).toEqual({
    generation: before.generation + 1,
    timeRequested: rack.now,
    releaseSource: { type: 'system_version', version: '2.0.0-rc.1' },
  })
  expect(await operator.does('targetReleaseView', {})).toEqual(first)
  expect(await set('2.0.0')).toMatchObject({ generation: before.generation + 2 })
  // The same, and one that is neither older nor newer.
  for (const version of ['2.0.0', '2.0.0+build', '2.0.0', '2.10.0']) await set(version)
  const last = await operator.does('targetReleaseView', {})
  expect(last.generation).toBe(before.generation + 6)
  expect(await refusal('2.0.0')).toEqual(
    invalidRequest(
      'The requested target system release (2.0.0) is older than the current target system release (2.10.0). ' +
        'This is not supported.',
    ),
  )
  expect(await operator.does('targetReleaseView', {})).toEqual(last)
})

test('a release that was never uploaded is not found', async () => {
  expect(await refusal('9.9.9')).toEqual(notFound('tuf-repo', { id: '9.9.9' }))
})

test.each(['', '1.2', 'v1.2.3', '01.2.3'])('what is no semantic version cannot be asked for: "%s"', async (version) => {
  expect(await refusal(version)).toMatchObject({ status: 400, code: undefined })
})
