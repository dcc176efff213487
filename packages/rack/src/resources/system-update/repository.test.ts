import { describe, expect, test } from 'vitest'
import { NoSpaceError } from '../../hardware/disk-contents.ts'
import { filesInMemory } from '../../hardware/rack-files.ts'
import { ORIGIN } from '../../testing/caller.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { conflict, noCapacity, notFound } from '../../testing/refusals.ts'
import { demoArtifacts, updateRepository } from '../../testing/update-repository.ts'
import { ed25519Signer, rootRole } from '../../testing/tuf-signer.ts'

const files = filesInMemory()
const rack = await rackUnderTest({ files })
const operator = rack.as('operator')
const expires = '2030-01-01T00:00:00Z'
let number = 0

const nextVersion = () => `3.${(number += 1)}.0`
const put = (body: Blob, fileName = 'release.zip') =>
  operator.does('systemUpdatePutRepository', { query: { fileName }, body })
const refusal = (body: Blob) =>
  operator.isRefused('systemUpdatePutRepository', { query: { fileName: 'release.zip' }, body })
const view = (systemVersion: string) => operator.does('systemUpdateGetRepository', { params: { systemVersion } })

/** A release whose only artifact is called as in all of these. */
function sharing(text: string): Promise<Blob> {
  const artifact = { name: 'shared', kind: 'host', version: '1.0.0', bytes: new TextEncoder().encode(text) }
  return updateRepository({ systemVersion: nextVersion(), expires, artifacts: [artifact] }, rack.now)
}

/** A request that says how many bytes it brings, and how many of them were asked for. */
function request(declared: number) {
  const seen = { asked: 0 }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        seen.asked += 1
        controller.enqueue(new Uint8Array(65_536))
      },
    },
    { highWaterMark: 0 },
  )
  const init = { method: 'PUT', headers: { 'content-length': String(declared) }, body, duplex: 'half' }
  return { seen, request: new Request(`${ORIGIN}/v1/system/update/repository?file_name=a.zip`, init) }
}

describe('a repository', () => {
  test('is recorded with what is in it, and none of its bytes are kept', async () => {
    const systemVersion = nextVersion()
    const body = await updateRepository({ systemVersion, expires, targetsVersion: 7 }, rack.now)
    const { recorded, status } = await put(body, 'plenum.zip')
    expect(status).toBe('inserted')
    expect(recorded.repo).toEqual({
      systemVersion,
      fileName: 'plenum.zip',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      targetsRoleVersion: 7,
      validUntil: '2030-01-01T00:00:00.000Z',
    })
    expect(recorded.artifacts.map(({ id, size }) => ({ ...id, size }))).toEqual(
      demoArtifacts(systemVersion).map(({ bytes, ...id }) => ({ ...id, size: bytes.length })),
    )
    expect(await view(systemVersion)).toEqual({ description: recorded })
    expect(await files.ids()).toEqual([])
  })

  test('that comes again is known already, by whatever name', async () => {
    const body = await updateRepository({ systemVersion: nextVersion(), expires }, rack.now)
    const { recorded } = await put(body)
    expect(await put(body, 'again.zip')).toEqual({ recorded, status: 'already_exists' })
  })

  test('of a version that another one has conflicts with it', async () => {
    const systemVersion = nextVersion()
    const { recorded } = await put(await updateRepository({ systemVersion, expires }, rack.now))
    const other = await updateRepository({ systemVersion, expires, targetsVersion: 2 }, rack.now)
    expect(await refusal(other)).toEqual(
      conflict(expect.stringMatching(`^Uploaded repository with system version ${systemVersion} has SHA256 hash `)),
    )
    expect(await view(systemVersion)).toEqual({ description: recorded })
    expect(await files.ids()).toEqual([])
  })

  test('with an artifact that is known as something else conflicts with that', async () => {
    await put(await sharing('a'))
    await put(await sharing('a'))
    expect(await refusal(await sharing('b'))).toEqual(
      conflict(
        expect.stringMatching(/^Uploaded artifact shared 1\.0\.0 \(host\) has SHA256 hash .*, but existing artifact/),
      ),
    )
  })

  test('is trusted by any of the roots, also by one that another has led to', async () => {
    const [old, young] = [await ed25519Signer('old'), await ed25519Signer('young')]
    const body = await rootRole([old], { expires })
    await operator.does('systemUpdateTrustRootCreate', { body: { ...body } })
    const roots = { '2.root.json': await rootRole([young], { expires, version: 2, before: [old] }) }
    const systemVersion = nextVersion()
    await put(await updateRepository({ systemVersion, expires, signers: [young], roots }, rack.now))
    expect((await view(systemVersion)).description.repo.systemVersion).toBe(systemVersion)
  })

  test('of an unknown version is not found', async () => {
    const params = { systemVersion: '9.9.9' }
    expect(await operator.isRefused('systemUpdateGetRepository', { params })).toEqual(
      notFound('tuf-repo', { id: '9.9.9' }),
    )
    const none = { params: { systemVersion: 'latest' } }
    expect(await operator.isRefused('systemUpdateGetRepository', none)).toMatchObject({ status: 400, code: undefined })
  })
})

describe('an upload', () => {
  test.each([
    ['nobody in particular', rack.stranger(), 401],
    ['somebody who may only look', rack.as('admin'), 403],
  ])('by %s is refused before any of it is read', async (_, caller, status) => {
    const { seen, request: upload } = request(1000)
    expect((await caller.raw(upload)).status).toBe(status)
    expect(seen.asked).toBe(0)
  })

  test('of more than 4 GiB is refused before any of it is read', async () => {
    const { seen, request: upload } = request(4 * 2 ** 30 + 1)
    const answer = await operator.raw(upload)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message: 'request body exceeded maximum size of 4294967296 bytes' })
    expect(seen.asked).toBe(0)
  })

  test('that breaks off leaves nothing', async () => {
    let chunks = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (chunks++ < 3) controller.enqueue(new Uint8Array(65_536))
        else controller.error(new Error('hung up'))
      },
    })
    const init = { method: 'PUT', body, duplex: 'half' }
    const answer = await operator.raw(new Request(`${ORIGIN}/v1/system/update/repository?file_name=a.zip`, init))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message: 'the request body ended too soon' })
    expect(await files.ids()).toEqual([])
  })

  test('for which there is no room is said to be so', async () => {
    const full = await rackUnderTest({ files: filesInMemory(1000) })
    const body = await updateRepository({ systemVersion: '3.0.0', expires }, full.now)
    const query = { fileName: 'release.zip' }
    expect(await full.as('operator').isRefused('systemUpdatePutRepository', { query, body })).toEqual(
      noCapacity(new NoSpaceError({}, 'bundles and uploads').message),
    )
  })

  test('must say what its file is called', async () => {
    const init = { method: 'PUT', body: new Blob(['a']) }
    expect((await operator.raw(new Request(`${ORIGIN}/v1/system/update/repository`, init))).status).toBe(400)
  })
})
