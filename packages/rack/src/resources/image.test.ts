import { describe, expect, test } from 'vitest'
import { siloImages } from '../fleet/demo-storage-data.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { forbidden, invalidRequest, notFound } from '../testing/refusals.ts'

const rack = await rackUnderTest()
const viewer = rack.as('viewer')
const inStorefront = { project: 'storefront' }
const MISSING = '00000000-0000-4000-8000-000000000000'

describe('listing images', () => {
  test('without a project shows those that the silo shares', async () => {
    const { items } = await viewer.does('imageList', {})
    const names = items.map(({ name }) => name)
    expect(names).toEqual(siloImages.map(({ name }) => name))
    expect(items.every(({ projectId }) => projectId === null)).toBe(true)
  })

  test('with a project shows those of the project only', async () => {
    const { id } = await viewer.does('projectView', { params: { project: 'storefront' } })
    const { items } = await viewer.does('imageList', { query: inStorefront })
    expect(items.map(({ name, projectId }) => [name, projectId])).toEqual([
      ['storefront-api', id],
      ['storefront-web', id],
    ])
  })

  test('of the silo is forbidden to whoever has no role there', async () => {
    expect(await rack.as('newcomer').isRefused('imageList', {})).toEqual(forbidden)
  })

  test('goes on page after page where it was', async () => {
    const first = await viewer.does('imageList', { query: { limit: siloImages.length - 1 } })
    const second = await viewer.does('imageList', { query: { pageToken: first.nextPage } })
    expect(second.items.map(({ name }) => name)).toEqual(['windows-2025'])
  })
})

describe('viewing an image', () => {
  test('by a bare name means one that the silo shares', async () => {
    const image = await viewer.does('imageView', { params: { image: 'debian-13' } })
    expect(image).toMatchObject({ os: 'Debian', version: '13', size: 8 * 2 ** 30, blockSize: 4096, digest: null })
    expect(await viewer.does('imageView', { params: { image: image.id } })).toEqual(image)
  })

  test('by name and project means one of the project', async () => {
    const image = await viewer.does('imageView', { params: { image: 'storefront-web' }, query: inStorefront })
    expect(await viewer.does('imageView', { params: { image: image.id } })).toEqual(image)
  })

  test('does not mix the two up', async () => {
    expect(await viewer.isRefused('imageView', { params: { image: 'storefront-web' } })).toEqual(
      notFound('image', { name: 'storefront-web' }),
    )
    expect(await viewer.isRefused('imageView', { params: { image: 'debian-13' }, query: inStorefront })).toEqual(
      notFound('image', { name: 'debian-13' }),
    )
  })

  test('by id beside a project is refused', async () => {
    expect(await viewer.isRefused('imageView', { params: { image: MISSING }, query: inStorefront })).toEqual(
      invalidRequest('when providing image as an ID, project should not be specified'),
    )
  })

  test('that there is not is not found', async () => {
    expect(await viewer.isRefused('imageView', { params: { image: MISSING } })).toEqual(
      notFound('image', { id: MISSING }),
    )
    expect(await viewer.isRefused('imageView', { params: { image: 'a' }, query: { project: 'missing' } })).toEqual(
      notFound('project', { name: 'missing' }),
    )
  })

  test('of another silo is not found, neither its own nor those of its projects', async () => {
    const researcher = rack.as({ silo: 'lab', user: 'researcher' })
    const shared = await viewer.does('imageView', { params: { image: 'ubuntu-26-04' } })
    const own = await viewer.does('imageView', { params: { image: 'storefront-web' }, query: inStorefront })
    for (const { id } of [shared, own])
      expect(await researcher.isRefused('imageView', { params: { image: id } })).toEqual(notFound('image', { id }))
    expect(await researcher.isRefused('imageView', { params: { image: 'ubuntu-26-04' } })).toEqual(
      notFound('image', { name: 'ubuntu-26-04' }),
    )
    const theirs = await researcher.does('imageView', { params: { image: 'debian-13' } })
    expect(theirs.id).not.toBe((await viewer.does('imageView', { params: { image: 'debian-13' } })).id)
  })

  test('of a project takes a role in that project, of the silo one in the silo', async () => {
    const project = await viewer.does('projectView', { params: { project: 'storefront' } })
    const own = await viewer.does('imageView', { params: { image: 'storefront-web' }, query: inStorefront })
    const newcomer = rack.as('newcomer')
    expect(await newcomer.isRefused('imageView', { params: { image: own.id } })).toEqual(
      notFound('image', { id: own.id }),
    )
    await rack.give('newcomer', 'viewer', project)
    expect(await newcomer.does('imageView', { params: { image: own.id } })).toEqual(own)
    expect(await newcomer.isRefused('imageView', { params: { image: 'debian-13' } })).toEqual(
      notFound('image', { name: 'debian-13' }),
    )
  })
})
