import { expect, test } from 'vitest'
import { joinQuotas } from './of-silos.ts'

const counts = (cpus: number) => ({ cpus, memory: 0, storage: 0 })
const use = (siloId: string, siloName: string) => ({
  siloId,
  siloName,
  provisioned: counts(1),
  allocated: counts(5),
})

test('every silo that is counted has the quotas that are listed for it, in the order of names', () => {
  const rows = joinQuotas(
    [use('b', 'silo-10'), use('a', 'silo-9')],
    [
      { siloId: 'b', ...counts(7) },
      { siloId: 'a', ...counts(8) },
    ],
  )
  expect(rows.map(({ id, name, quota }) => [id, name, quota.cpus])).toEqual([
    ['a', 'silo-9', 8],
    ['b', 'silo-10', 7],
  ])
  expect(rows[0]?.used).toEqual(counts(1))
})

test('a silo that was made between the two answers has the quotas that came with its use', () => {
  expect(joinQuotas([use('new', 'new')], []).map(({ quota }) => quota)).toEqual([counts(5)])
})

test('quotas of a silo that nothing else tells of are left out', () => {
  expect(joinQuotas([], [{ siloId: 'gone', ...counts(7) }])).toEqual([])
})
