import { describe, expect, test } from 'vitest'
import { NoSpaceError } from '../../hardware/disk-contents.ts'
import { filesInMemory } from '../../hardware/rack-files.ts'
import type { RackFiles } from '../../hardware/rack-files.ts'
import { sweepFiles } from '../../hardware/sweep-files.ts'
import { GatedFiles } from '../../testing/gated-files.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { invalidRequest, noCapacity, notFound } from '../../testing/refusals.ts'
import { COLLECTING_LEASE } from './collector.ts'

const MISSING = '00000000-0000-4000-8000-000000000000'

async function bench(files: RackFiles = filesInMemory()) {
  const rack = await rackUnderTest({ files })
  const operator = rack.as('operator')
  const create = async () => (await operator.does('supportBundleCreate', {})).id
  const view = (bundleId: string) => operator.does('supportBundleView', { params: { bundleId } })
  const stateOf = async (bundleId: string) => (await view(bundleId)).state
  const remove = (bundleId: string) => operator.does('supportBundleDelete', { params: { bundleId } })
  const isGone = async (bundleId: string) => {
    const refusal = await operator.isRefused('supportBundleView', { params: { bundleId } })
    expect(refusal).toEqual(notFound('support-bundle', { id: bundleId }))
    expect(await files.ids()).not.toContain(bundleId)
  }
  /** Lets time pass, and what that begins come to its end. */
  const pass = async (milliseconds: number) => {
    await rack.advance(milliseconds)
    await rack.rack.idle()
  }
  return { rack, files, operator, create, view, stateOf, remove, isGone, pass }
}

describe('a support bundle', () => {
  test('is collected for a while and then there', async () => {
    const { rack, files, operator, pass, view } = await bench()
    const bundle = await operator.does('supportBundleCreate', {})
    expect(bundle).toEqual({
      id: bundle.id,
      timeCreated: rack.now,
      state: 'collecting',
      reasonForCreation: 'Created by external API',
      reasonForFailure: null,
    })
    await pass(1999)
    expect(await view(bundle.id)).toEqual(bundle)
    await pass(1)
    expect(await view(bundle.id)).toEqual({ ...bundle, state: 'active' })
    expect(await files.ids()).toEqual([bundle.id])
  })

  test('is listed by time, either way and page by page', async () => {
    const { rack, operator, create } = await bench()
    const made: string[] = []
    for (let count = 0; count < 5; count++) {
      made.push(await create())
      if (count !== 2) await rack.advance(1000)
    }
    const idsBy = async (sortBy: 'ascending' | 'descending') => {
      const ids: string[] = []
      for (let pageToken: string | null | undefined; pageToken !== null;) {
        const page = await operator.does('supportBundleList', { query: { sortBy, limit: 2, pageToken } })
        ids.push(...page.items.map(({ id }) => id))
        pageToken = page.nextPage ?? null
      }
      return ids
    }
    // Two were made at once; those go by id.
    const inOrder = [...made.slice(0, 2), ...made.slice(2, 4).toSorted(), ...made.slice(4)]
    expect(await idsBy('ascending')).toEqual(inOrder)
    expect(await idsBy('descending')).toEqual(inOrder.toReversed())
    expect((await operator.does('supportBundleList', {})).items.map(({ id }) => id)).toEqual(inOrder)
  })

  test('that there is not is not found', async () => {
    const { operator } = await bench()
    const params = { bundleId: MISSING }
    const missing = notFound('support-bundle', { id: MISSING })
    expect(await operator.isRefused('supportBundleView', { params })).toEqual(missing)
    expect(await operator.isRefused('supportBundleDelete', { params })).toEqual(missing)
    expect(await operator.isRefused('supportBundleDownload', { params })).toEqual(missing)
  })

  test('that is deleted is destroyed, bytes and all, and then gone', async () => {
    const { create, pass, stateOf, remove, isGone, operator } = await bench()
    const id = await create()
    await pass(2000)
    await remove(id)
    expect(await stateOf(id)).toBe('destroying')
    expect(await operator.isRefused('supportBundleDelete', { params: { bundleId: id } })).toEqual(
      invalidRequest('Cannot update support bundle state from destroying to destroying'),
    )
    await pass(0)
    await isGone(id)
  })

  test('that nobody wants any more is not even begun', async () => {
    const gated = new GatedFiles()
    const { create, pass, remove, isGone } = await bench(gated.files)
    const id = await create()
    await remove(id)
    await pass(2000)
    await isGone(id)
    expect(gated.writes).toBe(0)
  })

  test('that nobody wants any more while it is collected goes without a trace', async () => {
    const gated = new GatedFiles()
    const { rack, create, pass, remove, stateOf, isGone } = await bench(gated.files)
    const id = await create()
    gated.shut()
    await rack.advance(2000)
    await remove(id)
    await rack.advance(0)
    expect(await stateOf(id)).toBe('destroying')
    gated.open()
    await rack.rack.idle()
    await pass(0)
    await isGone(id)
  })
})

test('a bundle that another process has destroyed leaves nothing in the one that collects it', async () => {
  const gated = new GatedFiles()
  const { rack, create, pass, remove, isGone } = await bench(gated.files)
  const id = await create()
  gated.shut()
  await rack.advance(2000)
  await expect.poll(() => gated.writes).toBe(1)
  const slow = rack.rack
  rack.restart()
  await remove(id)
  await pass(0)
  gated.open()
  await slow.idle()
  await isGone(id)
})

describe('one that cannot be collected', () => {
  test('for lack of space has failed, says why, and can be deleted', async () => {
    const { create, pass, view, remove, isGone } = await bench(filesInMemory(1000))
    const id = await create()
    await pass(2000)
    expect(await view(id)).toMatchObject({
      state: 'failed',
      reasonForFailure: new NoSpaceError({}, 'bundles and uploads').message,
    })
    await remove(id)
    await pass(0)
    await isGone(id)
  })

  test('for reasons of our own has failed, and the host is told at the next tick', async () => {
    const boom = new Error('the disk is on fire')
    const { rack, create, pass, view } = await bench({ ...filesInMemory(), write: () => Promise.reject(boom) })
    const id = await create()
    await pass(2000)
    const { state, reasonForFailure } = await view(id)
    expect(state).toBe('failed')
    expect(reasonForFailure).not.toContain('fire')
    await expect(rack.advance(0)).rejects.toMatchObject({ errors: [boom] })
    await rack.advance(0)
  })
})

describe('a crash', () => {
  test('while one is collected makes somebody else begin again, once it is clear that nobody does', async () => {
    const memory = filesInMemory()
    const crashed = new Promise<never>(() => {})
    let writes = 0
    const { rack, create, pass, stateOf } = await bench({
      ...memory,
      write: (id, bytes) => ((writes += 1) === 1 ? crashed : memory.write(id, bytes)),
    })
    const id = await create()
    await rack.advance(2000)
    await expect.poll(() => writes).toBe(1)
    rack.restart()
    await pass(COLLECTING_LEASE - 1)
    expect([await stateOf(id), writes]).toEqual(['collecting', 1])
    await pass(1)
    expect([await stateOf(id), writes]).toEqual(['active', 2])
  })

  test('leaves no bytes that belong to nothing, and no bundle without bytes', async () => {
    const { rack, files, create, pass, view, stateOf } = await bench()
    const [kept, lost] = [await create(), await create()]
    await pass(2000)
    const waiting = await create()
    await files.delete(lost)
    await files.write(MISSING, new Blob(['left behind']).stream())
    await sweepFiles(rack.store, files)
    expect(await files.ids()).toEqual([kept])
    expect(await view(lost)).toMatchObject({ state: 'failed', reasonForFailure: 'its bytes were lost' })
    expect([await stateOf(kept), await stateOf(waiting)]).toEqual(['active', 'collecting'])
  })

  test('is not what a bundle looks like that takes long', async () => {
    const gated = new GatedFiles()
    const { rack, create, pass, stateOf } = await bench(gated.files)
    const id = await create()
    gated.shut()
    await rack.advance(2000)
    await rack.advance(2 * COLLECTING_LEASE)
    gated.open()
    await pass(0)
    expect(gated.writes).toBe(1)
    expect(await stateOf(id)).toBe('active')
  })

  test('can be asked for: a host that stops gives up what runs, for the next to begin anew', async () => {
    const gated = new GatedFiles()
    const { rack, create, pass, stateOf } = await bench(gated.files)
    const id = await create()
    await rack.advance(2000)
    await rack.rack.idle(AbortSignal.abort())
    const state = await stateOf(id)
    rack.restart()
    await pass(COLLECTING_LEASE)
    expect([state, await stateOf(id)]).toEqual(['collecting', 'active'])
  })
})

test('there is one for each external disk in service, and failed ones take none', async () => {
  const { rack, operator, create, pass, remove, stateOf } = await bench()
  const { items } = await operator.does('physicalDiskList', { query: { limit: 1000 } })
  const external = items.filter(({ formFactor }) => formFactor === 'u2').length
  const ids: string[] = []
  while (ids.length < external) ids.push(await create())
  const full = noCapacity(
    "Current policy limits support bundle creation to 'one per external disk', and no disks are available. " +
      'You must delete old support bundles before new ones can be created',
  )
  expect(await operator.isRefused('supportBundleCreate', {})).toEqual(full)
  const [first = '', second = ''] = ids
  await remove(first)
  expect(await operator.isRefused('supportBundleCreate', {})).toEqual(full)
  await pass(0)
  await create()
  expect(await operator.isRefused('supportBundleCreate', {})).toEqual(full)
  await rack.edit('supportBundle', second, (bundle) => ({ ...bundle, state: 'failed', dueAt: null }))
  expect(await stateOf(await create())).toBe('collecting')
})
