import { describe, expect, test } from 'vitest'
import { stableId } from '../fleet/stable-id.ts'
import { runQuery } from '../metrics/query/run.ts'
import { createSource } from '../metrics/source/index.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { invalidRequest, notFound } from '../testing/refusals.ts'

const rack = await rackUnderTest()
const project = 'storefront'
const LAST_HOUR = 'timestamp >= @now() - 1h && timestamp < @now()'

function ask(query: string) {
  return rack.as('viewer').does('timeseriesQuery', { query: { project }, body: { query } })
}

describe('the timeseries of a project', () => {
  test('are those of its instances alone', async () => {
    const { items } = await rack.as('viewer').does('instanceList', { query: { project } })
    const { tables } = await ask(
      `get virtual_machine:vcpu_usage | filter ${LAST_HOUR} | align mean_within(5m) | group_by [instance_id], sum`,
    )
    const ids = Object.values(tables[0]?.timeseries ?? {}).map(({ fields }) => fields['instance_id']?.value)
    expect(ids.length).toBeGreaterThan(0)
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
  })

  test('tell what each virtual CPU has done with its time', async () => {
    const { items } = await rack.as('viewer').does('instanceList', { query: { project } })
    const id = items.find(({ runState }) => runState === 'running')?.id
    const query = [
      `get virtual_machine:vcpu_usage | filter timestamp > @now() - 20m && instance_id == "${id}"`,
      'align mean_within(5m)',
      'group_by [vcpu_id], sum',
    ]
    const { tables } = await ask(query.join(' | '))
    const wholes = Object.values(tables[0]?.timeseries ?? {}).flatMap(({ points }) =>
      points.values.flatMap(({ values }) => Array.from<unknown>(values.values).slice(1)),
    )
    // Samples are five seconds apart, and all states together make up all of the time.
    expect(wholes.length).toBeGreaterThan(2)
    for (const whole of wholes) expect(Math.round(Number(whole))).toBe(5e9)
  })

  test('are the same whether the source adds them up or the query does', async () => {
    const times = 'timestamp > @now() - 2h && timestamp <= @now() - 13s'
    const query = `get virtual_machine:vcpu_usage | filter vcpu_id == 0 && ${times} | align mean_within(7m)`
    const { id: projectId } = await rack.as('viewer').does('projectView', { params: { project } })
    const { bySums, bySamples } = await rack.store.read(async (tx) => {
      const source = createSource(tx, rack.now)
      const blunt: typeof source = {
        ...source,
        series: async (name, keep) =>
          (await source.series(name, keep)).map(({ fields, count, samples }) => ({ fields, count, samples })),
      }
      const scope = { siloId: await stableId('demo'), projectId }
      const answer = (source: typeof blunt) => runQuery(query, { source, now: rack.now, scope })
      return { bySums: await answer(source), bySamples: await answer(blunt) }
    })
    const numbers = ({ tables }: typeof bySums) =>
      tables.flatMap(({ timeseries }) =>
        Object.values(timeseries).flatMap(({ points }) =>
          points.values.flatMap(({ values }) => Array.from<unknown>(values.values)),
        ),
      )
    expect(numbers(bySums).length).toBeGreaterThan(100)
    // Sums of shares in another order: the last digits differ.
    const rounded = (answer: typeof bySums) => numbers(answer).map((value) => value && Number(value).toPrecision(9))
    expect(rounded(bySums)).toEqual(rounded(bySamples))
  })

  test('are not those of the rack', async () => {
    const query = 'get sled_data_link:bytes_sent'
    const refused = await rack.as('viewer').isRefused('timeseriesQuery', { query: { project }, body: { query } })
    expect(refused).toMatchObject({ status: 400, code: 'InvalidRequest' })
    expect(refused.message).toMatch(/^Timeseries not found for: sled_data_link:bytes_sent\n/)
  })

  test('are refused with the place for what is no query', async () => {
    const query = 'get virtual_disk:reads | filter disk_id = "x"'
    expect(await rack.as('viewer').isRefused('timeseriesQuery', { query: { project }, body: { query } })).toEqual(
      invalidRequest(
        [
          'Error at 1:41: .. :reads | filter disk_id = "x" ..',
          '                                          ^',
          'Expected: `==`, `!=`, `<`, `<=`, `>`, `>=` or `~=`',
        ].join('\n'),
      ),
    )
  })

  test('of a project in another silo are not found', async () => {
    const { id } = await rack.as({ silo: 'lab', user: 'admin' }).does('projectCreate', {
      body: { name: 'theirs', description: '' },
    })
    const body = { query: 'get virtual_disk:reads' }
    expect(await rack.as('operator').isRefused('timeseriesQuery', { query: { project: id }, body })).toEqual(
      notFound('project', { id }),
    )
    expect(await rack.as('admin').isRefused('timeseriesQuery', { query: { project: 'theirs' }, body })).toEqual(
      notFound('project', { name: 'theirs' }),
    )
  })
})

describe('the timeseries of the fleet', () => {
  const query = `get sled_data_link:bytes_sent | filter ${LAST_HOUR} | align mean_within(5m) | group_by [], sum`

  test('are those of all silos and of the rack', async () => {
    const operator = rack.as('operator')
    const { tables } = await operator.does('systemTimeseriesQuery', { body: { query } })
    expect(Object.values(tables[0]?.timeseries ?? {})).toHaveLength(1)
    const ofProjects = `get virtual_machine:vcpu_usage | filter ${LAST_HOUR} | align mean_within(1h) | group_by [silo_id]`
    const silos = await operator.does('systemTimeseriesQuery', { body: { query: ofProjects } })
    const ids = Object.values(silos.tables[0]?.timeseries ?? {}).map(({ fields }) => fields['silo_id']?.value)
    expect(ids).toContain(await stableId('demo'))
  })

  test('must be asked for with a filter', async () => {
    const refused = await rack
      .as('operator')
      .isRefused('systemTimeseriesQuery', { body: { query: 'get sled_data_link:bytes_sent' } })
    expect(refused.message).toMatch(/^This query requires at least one full table scan\./)
  })
})
