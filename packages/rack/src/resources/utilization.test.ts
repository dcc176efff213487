import { describe, expect, test } from 'vitest'
import { stableId } from '../fleet/stable-id.ts'
import { GiB } from '../testing/bodies.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { notFound } from '../testing/refusals.ts'

const rack = await rackUnderTest()
const operator = rack.as('operator')

async function addSilo(name: string, discoverable: boolean, cpus: number): Promise<void> {
  const body = {
    name,
    description: '',
    discoverable,
    identityMode: 'saml_jit' as const,
    quotas: { cpus, memory: 0, storage: 0 },
    tlsCertificates: [],
  }
  await operator.does('siloCreate', { body })
}
await addSilo('hidden-and-idle', false, 0)
await addSilo('hidden-but-used', false, 3)
await addSilo('idle', true, 0)

describe('the utilization of silos', () => {
  test('is listed by name, without those that are hidden and have nothing', async () => {
    const { items } = await operator.does('siloUtilizationList', {})
    expect(items.map(({ siloName }) => siloName)).toEqual(['demo', 'hidden-but-used', 'idle', 'lab'])
  })

  test.each(['name_ascending', 'name_descending', 'id_ascending'] as const)(
    'comes page by page by %s',
    async (sortBy) => {
      const all = await operator.does('siloUtilizationList', { query: { sortBy } })
      const seen = []
      let page = await operator.does('siloUtilizationList', { query: { sortBy, limit: 1 } })
      for (
        ;
        page.nextPage;
        page = await operator.does('siloUtilizationList', { query: { pageToken: page.nextPage, limit: 1 } })
      )
        seen.push(...page.items)
      expect([...seen, ...page.items]).toEqual(all.items)
      expect(all.items).toHaveLength(4)
    },
  )

  test('is what a silo itself sees, with the quotas', async () => {
    const { provisioned, capacity } = await rack.as('viewer').does('utilizationView', {})
    const siloId = await stableId('demo')
    const expected = { siloId, siloName: 'demo', provisioned, allocated: capacity }
    expect(await operator.does('siloUtilizationView', { params: { silo: 'demo' } })).toEqual(expected)
    expect(await operator.does('siloUtilizationView', { params: { silo: siloId } })).toEqual(expected)
    expect(provisioned.cpus).toBeGreaterThan(0)
  })

  test('is that of hidden silos, too, for those who know them', async () => {
    const found = await operator.does('siloUtilizationView', { params: { silo: 'hidden-and-idle' } })
    expect(found).toMatchObject({ siloName: 'hidden-and-idle' })
  })

  test('needs a silo', async () => {
    expect(await operator.isRefused('siloUtilizationView', { params: { silo: 'nowhere' } })).toEqual(
      notFound('silo', { name: 'nowhere' }),
    )
  })
})

test('the quotas of all silos are listed, by id', async () => {
  const { items } = await operator.does('systemQuotasList', {})
  expect(items).toHaveLength(5)
  expect(items.map(({ siloId }) => siloId)).toEqual(items.map(({ siloId }) => siloId).toSorted())
  expect(items).toContainEqual({ siloId: await stableId('lab'), cpus: 64, memory: 256 * GiB, storage: 2048 * GiB })
  const { nextPage: pageToken } = await operator.does('systemQuotasList', { query: { limit: 2 } })
  expect((await operator.does('systemQuotasList', { query: { pageToken } })).items).toEqual(items.slice(2))
})
