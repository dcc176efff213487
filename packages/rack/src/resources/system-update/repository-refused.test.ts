import { afterEach, describe, expect, test } from 'vitest'
import { filesInMemory } from '../../hardware/rack-files.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { invalidRequest } from '../../testing/refusals.ts'
import { demoArtifacts, repositoryFiles, updateRepository, zipped } from '../../testing/update-repository.ts'
import type { RepositoryData, RepositoryFiles } from '../../testing/update-repository.ts'
import { ed25519Signer, rootRole } from '../../testing/tuf-signer.ts'

const files = filesInMemory()
const rack = await rackUnderTest({ files })
const operator = rack.as('operator')
const expires = '2030-01-01T00:00:00Z'
const systemVersion = '4.0.0'
const before = await rack.count('tufRepo')

const refusal = (body: Blob) =>
  operator.isRefused('systemUpdatePutRepository', { query: { fileName: 'release.zip' }, body })

/** A refusal that says so, or something like it. */
function refused(what: string, reason: string | RegExp) {
  const message = `${what}: ${reason instanceof RegExp ? '' : reason}`
  if (typeof reason === 'string') return invalidRequest(message)
  return { ...invalidRequest(''), message: expect.stringMatching(new RegExp(`^${message}.*${reason.source}`)) }
}
const unverified = (reason: string | RegExp) => refused('Unable to verify the repository', reason)
const unreadable = (reason: string | RegExp) => refused('Unable to read the archive', reason)
const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Why a repository is refused that somebody has had their hands in. */
async function refusalAfter(
  change: (files: RepositoryFiles, pathOf: (ending: string) => string) => void,
  given: Partial<RepositoryData> = {},
) {
  const found = await repositoryFiles({ systemVersion, expires, ...given })
  change(found, (ending) => {
    const path = [...found.keys()].find((each) => each.endsWith(ending))
    if (!path) throw new Error(`nothing ends in ${ending}`)
    return path
  })
  return refusal(await zipped(found, rack.now))
}

// What is refused leaves nothing behind.
afterEach(async () => {
  expect(await files.ids()).toEqual([])
  expect(await rack.count('tufRepo')).toBe(before)
})

describe('refused is', () => {
  test('what is no archive', async () => {
    expect(await refusal(new Blob(['not a zip']))).toEqual(unreadable('file format is not recognized'))
  })

  test('an archive without metadata', async () => {
    const body = await zipped(new Map([['targets/a', bytesOf('a')]]), rack.now)
    expect(await refusal(body)).toEqual(unverified('metadata/timestamp.json is missing'))
  })

  test('a repository that the trusted have not signed', async () => {
    const signers = [await ed25519Signer('nobody')]
    const body = await updateRepository({ systemVersion, expires, signers }, rack.now)
    expect(await refusal(body)).toEqual(unverified('timestamp.json has 0 of the 1 signatures that it must have'))
  })

  test('a repository that brings a root of its own making', async () => {
    const signers = [await ed25519Signer('nobody')]
    const roots = { '2.root.json': await rootRole(signers, { expires, version: 2 }) }
    expect(await refusal(await updateRepository({ systemVersion, expires, signers, roots }, rack.now))).toEqual(
      unverified('version 2 of the root role has 0 of the 1 signatures that it must have'),
    )
  })

  test('a repository while nothing is trusted', async () => {
    const bare = await rackUnderTest()
    const by = bare.as('operator')
    for (const { id } of (await by.does('systemUpdateTrustRootList', {})).items)
      await by.does('systemUpdateTrustRootDelete', { params: { trustRootId: id } })
    const body = await updateRepository({ systemVersion, expires }, rack.now)
    expect(await by.isRefused('systemUpdatePutRepository', { query: { fileName: 'a.zip' }, body })).toEqual(
      unverified('there is no trust root yet that it could be signed by'),
    )
  })

  test('a repository that has expired', async () => {
    const body = await updateRepository({ systemVersion, expires: '2026-03-01T12:00:00Z' }, rack.now)
    expect(await refusal(body)).toEqual(unverified('timestamp.json has expired'))
  })

  test.each(['1.targets.json', '1.snapshot.json', 'timestamp.json'])('a repository without %s', async (file) => {
    expect(await refusalAfter((found, pathOf) => found.delete(pathOf(file)))).toEqual(
      unverified(`metadata/${file} is missing`),
    )
  })

  test.each(['1.targets.json', '1.snapshot.json', 'timestamp.json'])(
    'a repository whose %s is no JSON',
    async (file) => {
      expect(await refusalAfter((found, pathOf) => found.set(pathOf(file), bytesOf('{')))).toMatchObject({
        status: 400,
      })
    },
  )

  test('a repository of mixed parts, each of which is signed', async () => {
    const other = await repositoryFiles({ systemVersion, expires, artifacts: demoArtifacts('5.0.0') })
    const targets = 'metadata/1.targets.json'
    const foreign = other.get(targets)
    if (!foreign) throw new Error('there are no targets')
    expect(await refusalAfter((found) => found.set(targets, foreign))).toEqual(
      unverified('1.targets.json is not what was signed'),
    )
  })

  test('a repository that lacks an artifact', async () => {
    expect(await refusalAfter((found, pathOf) => found.delete(pathOf('host-os-4.0.0.bin')))).toEqual(
      unverified(/host-os-4\.0\.0\.bin is missing$/),
    )
  })

  test('a repository with an artifact of the right size and the wrong bytes', async () => {
    const answer = await refusalAfter((found, pathOf) => {
      const path = pathOf('host-os-4.0.0.bin')
      found.set(path, (found.get(path) ?? new Uint8Array()).toReversed())
    })
    expect(answer).toEqual(unverified('host/host-os-4.0.0.bin has another hash than was signed'))
  })

  test('a repository with an artifact of another size', async () => {
    expect(await refusalAfter((found, pathOf) => found.set(pathOf('host-os-4.0.0.bin'), bytesOf('short')))).toEqual(
      unreadable('host/host-os-4.0.0.bin has another size than was signed'),
    )
  })

  test.each(['targets/extra.bin', 'notes.txt', 'metadata/notes.txt', 'metadata/a/b.json'])(
    'a repository with something that nobody has signed: %s',
    async (path) => {
      expect(await refusalAfter((found) => found.set(path, bytesOf('extra')))).toEqual(
        unverified(`${path} is not listed`),
      )
    },
  )

  test('a repository with two artifacts that are called the same', async () => {
    const [first] = demoArtifacts('4.0.0')
    const artifacts = first ? [first, first] : []
    expect(await refusalAfter(() => undefined, { artifacts })).toEqual(
      unverified('there are two control_plane artifacts control-plane of version 4.0.0'),
    )
  })

  test('a repository without artifacts', async () => {
    expect(await refusalAfter(() => undefined, { artifacts: [] })).toEqual(
      unverified(/artifacts\.json is not as it should be/),
    )
  })

  test('a repository whose version is none', async () => {
    expect(await refusalAfter(() => undefined, { systemVersion: 'latest' })).toEqual(unverified(/system_version/))
  })

  test('a repository that unpacks to far more than it is', async () => {
    const zeros = { name: 'zeros', kind: 'host', version: '1.0.0', bytes: new Uint8Array(4 * 2 ** 20) }
    expect(await refusalAfter(() => undefined, { artifacts: [zeros] })).toEqual(
      unreadable(/is packed more than 200 times$/),
    )
  })
})
