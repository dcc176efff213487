import { parseOxql } from '@plenum/api/oxql/parser'
import { expect, test } from 'vitest'
import { timeseriesSchemas } from '@plenum/rack/metrics/schemas/index'
import { projectTimeseries } from '@plenum/rack/metrics/schemas/project'
import { fleetPresets, projectPresets } from './presets.ts'
import { searched } from './schema-browser.tsx'

test('what is known of a project is all that the control plane has of it', () => {
  const ofProjects = timeseriesSchemas.filter(({ authzScope }) => authzScope === 'project')
  expect(new Set(projectTimeseries)).toEqual(new Set(ofProjects))
})

test.each([...fleetPresets, ...projectPresets])('"$label" is a query of something that there is', ({ query }) => {
  expect(() => parseOxql(query)).not.toThrow()
  for (const [, name] of query.matchAll(/get ([\w:]+)/g)) {
    expect(timeseriesSchemas.map(({ timeseriesName }) => timeseriesName)).toContain(name)
  }
})

test('a search finds names, units and fields by every word', () => {
  expect(searched(projectTimeseries, 'vcpu nanoseconds').map(({ timeseriesName }) => timeseriesName)).toEqual([
    'virtual_machine:vcpu_usage',
  ])
  expect(searched(projectTimeseries, 'interface_id')).toHaveLength(7)
  expect(searched(projectTimeseries, 'fan')).toEqual([])
})
