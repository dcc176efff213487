import { parseOxql } from '@plenum/api/oxql/parser'
import { expect, test } from 'vitest'
import { cpuCharts, diskCharts, networkCharts } from './instance-charts.ts'
import { onLines, onOneLine, oxqlStages, windowOf } from './oxql-text.ts'

const id = '0241de3d-41ec-485c-bcc5-8774e6bcc2c3'
const hour = { start: new Date('2025-01-01T00:00:00.900Z'), end: new Date('2025-01-01T01:00:00.900Z') }

test('a chart asks for sixty points, from two windows before its start', () => {
  const [chart] = cpuCharts(id, 'run')
  expect(chart && onOneLine(oxqlStages(chart.series, hour))).toBe(
    'get virtual_machine:vcpu_usage' +
      ' | filter timestamp >= @2024-12-31T23:58:00.000 && timestamp < @2025-01-01T01:00:00.000' +
      ` && instance_id == "${id}" && state == "run"` +
      ' | align mean_within(60s) | group_by [vcpu_id], sum',
  )
})

test.each([
  [10_000, 5],
  [300_000, 5],
  [3_600_000, 60],
  [86_400_000, 1440],
])('a range of %d ms has windows of %d s', (length, seconds) => {
  expect(windowOf({ start: new Date(0), end: new Date(length) })).toBe(seconds)
})

test.each([...cpuCharts(id, 'all'), ...diskCharts(id, 'all'), ...diskCharts(id, id), ...networkCharts(id, id)])(
  '$title is asked for in the language, on one line and on several',
  ({ series }) => {
    const stages = oxqlStages(series, hour)
    expect(parseOxql(onOneLine(stages)).operations).toHaveLength(stages.length - 1)
    expect(parseOxql(onLines(stages)).operations).toHaveLength(stages.length - 1)
  },
)

const sums = (charts: ReturnType<typeof diskCharts>) => charts.map(({ series }) => series.sumBy)

test('one disk or interface needs no sum, all of them do', () => {
  expect(new Set(sums(diskCharts(id, id)))).toEqual(new Set([undefined]))
  expect(new Set(sums(diskCharts(id, 'all')))).toEqual(new Set(['attached_instance_id']))
  expect(new Set(sums(networkCharts(id, 'all')))).toEqual(new Set(['instance_id']))
})

test('all states are four charts', () => {
  expect(cpuCharts(id, 'all')).toHaveLength(4)
  expect(cpuCharts(id, 'waiting').map(({ title }) => title)).toEqual(['CPU utilization: Waiting'])
})
