import { toHex } from '@plenum/api/hex'
import { describe, expect, test } from 'vitest'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { demoArtifacts, demoRootRole, updateRepository } from '../testing/update-repository.ts'

const rack = await rackUnderTest()
const operator = rack.as('operator')

describe('the demo fleet', () => {
  test('trusts the signer that releases for trying are signed by', async () => {
    const { items } = await operator.does('systemUpdateTrustRootList', {})
    expect(items.map(({ rootRole }) => rootRole)).toEqual([await demoRootRole()])
    const body = await updateRepository({ systemVersion: '1.1.0', expires: '2030-01-01T00:00:00Z' }, rack.now)
    const { status } = await operator.does('systemUpdatePutRepository', { query: { fileName: 'release.zip' }, body })
    expect(status).toBe('inserted')
  })

  test('has a release that can be asked for', async () => {
    const params = { systemVersion: '1.0.0' }
    const { artifacts } = (await operator.does('systemUpdateGetRepository', { params })).description
    const made = await Promise.all(
      demoArtifacts('1.0.0').map(async ({ bytes, ...id }) => ({
        id,
        hash: toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))),
        size: bytes.length,
      })),
    )
    expect(artifacts).toEqual(made)
    await operator.does('targetReleaseUpdate', { body: params })
  })
})
