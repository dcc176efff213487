import type { Caller } from '../testing/caller.ts'
import { testFleetMatrix } from '../testing/fleet-matrix.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { demoRootRole, updateRepository } from '../testing/update-repository.ts'

/** One letter per role: fleet admin, collaborator and viewer, silo admin, nobody. */
const matrix = {
  systemUpdatePutRepository: '+ff ff',
  systemUpdateGetRepository: '+++ hh',
  targetReleaseView: '+++ ff',
  targetReleaseUpdate: '+ff ff',
  systemUpdateTrustRootList: '+++ ff',
  systemUpdateTrustRootCreate: '+ff ff',
  systemUpdateTrustRootView: '+++ hh',
  systemUpdateTrustRootDelete: '+ff hh',
  supportBundleList: '+++ ff',
  supportBundleCreate: '+ff ff',
  supportBundleView: '+++ hh',
  supportBundleDelete: '+ff hh',
  supportBundleIndex: '+++ hh',
  supportBundleDownload: '+++ hh',
  supportBundleDownloadFile: '+++ hh',
} as const

const rack = await rackUnderTest()
const operator = rack.as('operator')
const rootBody = { ...(await demoRootRole()) }
const release = await updateRepository({ systemVersion: '3.0.0', expires: '2030-01-01T00:00:00Z' }, rack.now)

const newTrustRoot = async () => (await operator.does('systemUpdateTrustRootCreate', { body: rootBody })).id

async function newBundle(): Promise<string> {
  const { id } = await operator.does('supportBundleCreate', {})
  await rack.advance(60_000)
  await rack.rack.idle()
  return id
}

async function attempt(deed: keyof typeof matrix, by: Caller) {
  switch (deed) {
    case 'systemUpdatePutRepository':
      return by.call(deed, { query: { fileName: 'release.zip' }, body: release })
    case 'systemUpdateGetRepository':
      return by.call(deed, { params: { systemVersion: '1.0.0' } })
    case 'targetReleaseUpdate':
      return by.call(deed, { body: { systemVersion: '1.0.0' } })
    case 'systemUpdateTrustRootCreate':
      return by.call(deed, { body: rootBody })
    case 'systemUpdateTrustRootView':
    case 'systemUpdateTrustRootDelete':
      return by.call(deed, { params: { trustRootId: await newTrustRoot() } })
    case 'supportBundleView':
    case 'supportBundleDelete':
    case 'supportBundleIndex':
    case 'supportBundleDownload':
      return by.call(deed, { params: { bundleId: await newBundle() } })
    case 'supportBundleDownloadFile':
      return by.call(deed, { params: { bundleId: await newBundle(), file: 'README.md' } })
    case 'targetReleaseView':
    case 'systemUpdateTrustRootList':
    case 'supportBundleList':
    case 'supportBundleCreate':
      return by.call(deed, {})
  }
}

testFleetMatrix(rack, matrix, attempt)
