import { describe, expect, test } from 'vitest'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { forbidden } from '../testing/refusals.ts'

const rack = await rackUnderTest()
const operator = rack.as('operator')

describe('the list of schemas', () => {
  test('has all, by name, page after page', async () => {
    const names: string[] = []
    let pageToken: string | null | undefined
    do {
      const page = await operator.does('systemTimeseriesSchemaList', { query: { limit: 25, pageToken } })
      expect(page.items.length).toBeLessThanOrEqual(25)
      names.push(...page.items.map(({ timeseriesName }) => timeseriesName))
      pageToken = page.nextPage
    } while (pageToken)
    const { items } = await operator.does('systemTimeseriesSchemaList', { query: { limit: 1000 } })
    expect(names).toEqual(items.map(({ timeseriesName }) => timeseriesName))
    expect(names).toEqual(names.toSorted())
    expect(new Set(names).size).toBe(names.length)
    expect(names).toContain('virtual_machine:vcpu_usage')
  })

  test('says what each one is, whose it is and what tells its timeseries apart', async () => {
    const { items } = await operator.does('systemTimeseriesSchemaList', { query: { limit: 1000 } })
    expect(items.find(({ timeseriesName }) => timeseriesName === 'virtual_machine:vcpu_usage')).toMatchObject({
      authzScope: 'project',
      datumType: 'cumulative_u64',
      units: 'nanoseconds',
      version: 1,
    })
    for (const { description, fieldSchema, authzScope } of items) {
      expect(description.target && description.metric).not.toBe('')
      const fields = fieldSchema.map(({ name }) => name)
      expect(new Set(fields).size).toBe(fields.length)
      if (authzScope === 'project') expect(fields).toEqual(expect.arrayContaining(['project_id', 'silo_id']))
    }
  })

  test('is for those who may look at the fleet', async () => {
    for (const who of ['admin', 'viewer', 'newcomer', { silo: 'lab', user: 'admin' }] as const)
      expect(await rack.as(who).isRefused('systemTimeseriesSchemaList', { query: {} })).toEqual(forbidden)
  })
})
