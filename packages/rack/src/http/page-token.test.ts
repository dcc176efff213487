import { describe, expect, test } from 'vitest'
import { ORIGIN } from '../testing/caller.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')

type Order = 'name_ascending' | 'name_descending' | 'id_ascending'

async function tokenOf(sortBy: Order = 'name_ascending'): Promise<string> {
  const { nextPage } = await admin.does('instanceList', { query: { project: 'build-farm', limit: 2, sortBy } })
  return nextPage ?? ''
}

/** What the list of instances says to a query that has a page token. */
async function complaintAbout(query: Record<string, string>, path = '/v1/instances'): Promise<string> {
  const response = await admin.raw(new Request(`${ORIGIN}${path}?${new URLSearchParams(query)}`))
  const body = Object(await response.json())
  expect(response.status).toBe(400)
  expect(body).not.toHaveProperty('error_code')
  return body.message
}

function edited(token: string, change: (content: Record<string, unknown>) => unknown): string {
  const content: unknown = JSON.parse(Buffer.from(token, 'base64url').toString())
  return Buffer.from(JSON.stringify(change(Object(content)))).toString('base64url')
}

describe('a page token', () => {
  test('wins over the order and the selectors that come with it', async () => {
    const pageToken = await tokenOf()
    const query = { pageToken, limit: 2, sortBy: 'name_descending', project: 'storefront' } as const
    const { items } = await admin.does('instanceList', { query })
    expect(items.map(({ name }) => name)).toEqual(['runner-03', 'runner-04'])
  })

  test('wins even over what cannot be read beside it', async () => {
    const query = new URLSearchParams({ page_token: await tokenOf(), limit: '1', sort_by: 'size', project: 'NO' })
    const response = await admin.raw(new Request(`${ORIGIN}/v1/instances?${query}`))
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ items: [{ name: 'runner-03' }] })
  })

  test('does not excuse a limit that cannot be read', async () => {
    expect(await complaintAbout({ page_token: await tokenOf(), limit: '0' })).toContain('limit')
  })

  test('keeps the order of the first page', async () => {
    const { items } = await admin.does('instanceList', { query: { pageToken: await tokenOf('name_descending') } })
    expect(items[0]?.name).toBe('runner-62')
  })

  test('gives nobody more than they may see', async () => {
    const pageToken = await tokenOf()
    const researcher = rack.as({ silo: 'lab', user: 'researcher' })
    const refused = await researcher.isRefused('instanceList', { query: { pageToken } })
    expect(refused.message).toBe('not found: project with name "build-farm"')
  })

  test('is safe to put into a URL and at most 512 characters long', async () => {
    const project = await admin.does('projectCreate', { body: { name: `p${'x'.repeat(62)}`, description: '' } })
    for (const letter of ['a', 'b']) {
      const body = {
        name: letter.repeat(63),
        description: '',
        size: 2 ** 30,
        diskSource: { type: 'blank', blockSize: 512 },
      } as const
      await admin.does('diskCreate', { query: { project: project.name }, body })
    }
    const { nextPage } = await admin.does('diskList', { query: { project: project.name, limit: 1 } })
    expect(nextPage).toMatch(/^[A-Za-z0-9_-]{1,512}$/)
  })
})

describe('a page token that is none', () => {
  const failed = 'unable to parse query string: page_token: failed to parse pagination token'

  test.each(['', 'x', '!!!', 'bnVsbA', 'e30', 'W10', 'A'.repeat(513)])('%j cannot be read', async (token) => {
    expect(await complaintAbout({ page_token: token })).toBe(failed)
  })

  test('cut off, it cannot be read', async () => {
    const token = await tokenOf()
    expect(await complaintAbout({ page_token: token.slice(0, -8) })).toBe(failed)
  })

  test('of another version, it cannot be read', async () => {
    expect(await complaintAbout({ page_token: edited(await tokenOf(), (token) => ({ ...token, v: 2 })) })).toBe(failed)
  })

  test('with a key that is not text, it cannot be read', async () => {
    expect(await complaintAbout({ page_token: edited(await tokenOf(), (token) => ({ ...token, after: 7 })) })).toBe(
      failed,
    )
  })

  const invalid = 'unable to parse query string: page_token: invalid page token'

  test('with a name as key of an order by id, it is invalid', async () => {
    const token = edited(await tokenOf('id_ascending'), (content) => ({ ...content, after: 'runner-02' }))
    expect(await complaintAbout({ page_token: token })).toBe(invalid)
  })

  test('with an id as key of an order by name, it is invalid', async () => {
    const after = '6f1c2d3e-4a5b-4c6d-8e7f-0123456789ab'
    expect(await complaintAbout({ page_token: edited(await tokenOf(), (content) => ({ ...content, after })) })).toBe(
      invalid,
    )
  })

  test('with an order that there is not, it is invalid', async () => {
    const token = edited(await tokenOf(), (content) => ({
      ...content,
      query: { sortBy: 'size', project: 'build-farm' },
    }))
    expect(await complaintAbout({ page_token: token })).toBe(invalid)
  })

  test('without the selector that its list needs, it is invalid', async () => {
    const token = edited(await tokenOf(), (content) => ({ ...content, query: { sortBy: 'name_ascending' } }))
    expect(await complaintAbout({ page_token: token })).toBe(invalid)
  })

  test.each(['/v1/disks', '/v1/projects', '/v1/me/groups', '/v1/images', '/v1/vpc-subnets'])(
    'that of the list of instances is invalid for %s',
    async (path) => {
      expect(await complaintAbout({ page_token: await tokenOf() }, path)).toBe(invalid)
    },
  )
})
