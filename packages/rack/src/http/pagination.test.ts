import type { Disk } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { ORIGIN } from '../testing/caller.ts'
import { blankDisk } from '../testing/bodies.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')
type Order = 'name_ascending' | 'name_descending' | 'id_ascending'

/** All items of a list, page after page; between pages something may happen. */
async function walk(
  project: string,
  sortBy: Order,
  limit: number,
  between: (page: number) => Promise<unknown> = async () => undefined,
): Promise<Disk[]> {
  const items: Disk[] = []
  let pageToken: string | null | undefined
  for (let page = 1; ; page++) {
    const query = pageToken ? { pageToken, limit } : { project, sortBy, limit }
    const result = await admin.does('diskList', { query })
    items.push(...result.items)
    pageToken = result.nextPage
    if (!pageToken) return items
    expect(result.items).toHaveLength(limit)
    await between(page)
  }
}

async function projectWithDisks(count: number): Promise<string> {
  const { id } = await rack.newProject()
  for (let number = 0; number < count; number++)
    await admin.does('diskCreate', {
      query: { project: id },
      body: blankDisk(`disk-${String(number).padStart(2, '0')}`),
    })
  return id
}

/** By code unit, as the API orders names and ids. */
function sorted(texts: readonly string[]): string[] {
  return texts.toSorted((a, b) => (a < b ? -1 : Number(a > b)))
}

describe.each(['name_ascending', 'name_descending', 'id_ascending'] as const)('in order %s', (sortBy) => {
  const keyOf = (disk: Disk) => (sortBy === 'id_ascending' ? disk.id : disk.name)

  test.each([1, 2, 3, 7, 8])('pages of %d show each of seven items once, in order', async (limit) => {
    const keys = (await walk(await projectWithDisks(7), sortBy, limit)).map(keyOf)
    const expected = sorted(new Set(keys).values().toArray())
    expect(keys).toHaveLength(7)
    expect(keys).toEqual(sortBy === 'name_descending' ? expected.toReversed() : expected)
  })

  test('items that are there all the time are seen once, whatever comes and goes between pages', async () => {
    const project = await projectWithDisks(10)
    const before = await admin.does('diskList', { query: { project, sortBy } })
    await rack.advance(10_000)
    const goes = [before.items[1], before.items[8]].flatMap((disk) => (disk ? [disk.id] : []))
    const seen = await walk(project, sortBy, 2, async (page) => {
      for (const name of [`aaa-${page}`, `disk-04-${page}`, `zzz-${page}`])
        await admin.does('diskCreate', { query: { project }, body: blankDisk(name) })
      const disk = page <= 2 ? goes[page - 1] : undefined
      if (disk) await admin.does('diskDelete', { params: { disk } })
    })
    const ids = seen.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const staying = before.items.map(({ id }) => id).filter((id) => !goes.includes(id))
    expect(staying).toHaveLength(8)
    expect(ids.filter((id) => staying.includes(id))).toEqual(staying)
  })
})

test('deleting the item that a token stands behind loses nothing', async () => {
  const project = await projectWithDisks(4)
  await rack.advance(10_000)
  const first = await admin.does('diskList', { query: { project, limit: 2 } })
  await admin.does('diskDelete', { params: { disk: first.items[1]?.id ?? '' } })
  const second = await admin.does('diskList', { query: { pageToken: first.nextPage } })
  expect(second.items.map(({ name }) => name)).toEqual(['disk-02', 'disk-03'])
})

test('a page that holds all that is left names no next one', async () => {
  const project = await projectWithDisks(2)
  expect((await admin.does('diskList', { query: { project, limit: 2 } })).nextPage).toBeNull()
  expect((await admin.does('diskList', { query: { project, limit: 1 } })).nextPage).toEqual(expect.any(String))
})

test('an empty list is one empty page', async () => {
  const { id } = await rack.newProject()
  expect(await admin.does('diskList', { query: { project: id } })).toEqual({ items: [], nextPage: null })
})

test('without being told, lists go by name and pages hold a hundred', async () => {
  const project = await projectWithDisks(101)
  const page = await admin.does('diskList', { query: { project } })
  expect(page.items).toHaveLength(100)
  const names = page.items.map(({ name }) => name)
  expect(names).toEqual(sorted(names))
})

async function answerTo(limit: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await admin.raw(new Request(`${ORIGIN}/v1/instances?project=build-farm&limit=${limit}`))
  return { status: response.status, body: Object(await response.json()) }
}

describe('limits', () => {
  test.each(['1', '64', '10000', '10001', '4294967295'])('%s is taken, as ten thousand at most', async (limit) => {
    const { status, body } = await answerTo(limit)
    expect(status).toBe(200)
    expect(body['items']).toHaveLength(Math.min(Number(limit), 64))
  })

  test.each(['0', '-1', '1.5', 'many', '', '1e3', '0x10', ' 1', '4294967296'])('%j cannot be read', async (limit) => {
    const { status, body } = await answerTo(encodeURIComponent(limit))
    expect(status).toBe(400)
    expect(body['message']).toMatch(/^unable to parse query string: limit: /)
    expect(body).not.toHaveProperty('error_code')
  })

  test('may differ from page to page', async () => {
    const first = await admin.does('instanceList', { query: { project: 'build-farm', limit: 3 } })
    const second = await admin.does('instanceList', { query: { pageToken: first.nextPage, limit: 5 } })
    expect(second.items.map(({ name }) => name)).toEqual([4, 5, 6, 7, 8].map((number) => `runner-0${number}`))
  })
})
