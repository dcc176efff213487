import { expect, test } from 'vitest'
import { suggestAfter } from './completion.ts'
import { projectTimeseries } from '@plenum/rack/metrics/schemas/project'

function labels(text: string): string[] {
  return suggestAfter(text, projectTimeseries).options.map(({ label }) => label)
}

test('a query begins with get or a group', () => {
  expect(labels('')).toEqual(['get', '{'])
})

test('after get come the names of timeseries, also while one is being typed', () => {
  expect(labels('get ')).toContain('virtual_disk:reads')
  const { from } = suggestAfter('get virtual_disk:re', projectTimeseries)
  expect(from).toBe(4)
  expect(labels('get virtual_disk:re')).toContain('virtual_disk:reads')
})

test('after a bar come the operations', () => {
  expect(labels('get virtual_disk:reads | ')).toEqual(
    expect.arrayContaining(['filter', 'align', 'group_by', 'join', 'first', 'last']),
  )
})

test('a filter knows the fields of what is asked for, and no others', () => {
  const fields = labels('get virtual_disk:reads | filter ')
  expect(fields).toEqual(expect.arrayContaining(['disk_id', 'project_id', 'timestamp']))
  expect(fields).not.toContain('vcpu_id')
})

test('a grouping is not by time', () => {
  const fields = labels('get virtual_disk:reads | align mean_within(1m) | group_by [')
  expect(fields).toContain('disk_id')
  expect(fields).not.toContain('timestamp')
})

test('times follow a comparison of timestamps', () => {
  expect(labels('get virtual_disk:reads | filter timestamp > ')).toContain('@now() - 1h')
})

test('periods follow the method of an alignment', () => {
  expect(labels('get virtual_disk:reads | align mean_within(')).toContain('5m')
})

test('nothing follows what is wrong already', () => {
  expect(labels('fetch virtual_disk:reads | ')).toEqual([])
})
