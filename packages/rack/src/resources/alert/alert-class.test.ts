import { describe, expect, test } from 'vitest'
import { shownAlertClasses } from '../../alerts/classes.ts'
import { ORIGIN } from '../../testing/caller.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'

const rack = await rackUnderTest()
const operator = rack.as('operator')

async function named(filter?: string): Promise<string[]> {
  const { items } = await operator.does('alertClassList', { query: { filter } })
  return items.map(({ name }) => name)
}

describe('the classes of alerts', () => {
  test('are listed as they stand in their table, without those for trying things out', async () => {
    expect(await operator.does('alertClassList', {})).toEqual({ items: shownAlertClasses, nextPage: null })
    expect(shownAlertClasses.length).toBeGreaterThan(1)
  })

  test.each([
    ['probe', ['probe']],
    ['silo.*', ['silo.created', 'silo.deleted']],
    ['hardware.**', ['hardware.sled.added']],
    ['hardware.*', []],
    ['**.*.*', ['hardware.sled.added', 'system.target_release.changed']],
    ['test.**', []],
    ['nowhere', []],
  ])('that %s matches are %j', async (filter, expected) => {
    expect(await named(filter)).toEqual(expected)
  })

  test('come in pages', async () => {
    const found: string[] = []
    let pageToken: string | undefined
    do {
      const query = pageToken === undefined ? { filter: '*.*', limit: 2 } : { pageToken, limit: 2 }
      const page = await operator.does('alertClassList', { query })
      expect(page.items.length).toBeLessThanOrEqual(2)
      found.push(...page.items.map(({ name }) => name))
      pageToken = page.nextPage ?? undefined
    } while (pageToken !== undefined)
    expect(found).toEqual(await named('*.*'))
    expect(found.length).toBeGreaterThan(2)
  })

  test('cannot be gone on with behind one that there is not', async () => {
    const { nextPage } = await operator.does('alertClassList', { query: { limit: 1 } })
    const token = Object(JSON.parse(Buffer.from(nextPage ?? '', 'base64url').toString()))
    const pageToken = Buffer.from(JSON.stringify({ ...token, after: 'nowhere' })).toString('base64url')
    const refused = await operator.isRefused('alertClassList', { query: { pageToken } })
    expect(refused).toMatchObject({ status: 400, message: 'bad page token' })
  })

  test.each(['foo*', '.', 'a..b', 'a.', '***', 'a-b', ''])('cannot be asked for by %j', async (filter) => {
    const response = await operator.raw(new Request(`${ORIGIN}/v1/alert-classes?${new URLSearchParams({ filter })}`))
    expect(response.status).toBe(400)
  })
})
