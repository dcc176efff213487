import { FieldValue, TimeseriesSchema } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { createMemoryStore } from '../../store/memory.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import type { RackUnderTest } from '../../testing/rack-under-test.ts'
import { timeseriesSchemas } from '../schemas/index.ts'
import type { Samples, Series } from '../source.ts'
import { createSource } from './index.ts'

const HOUR = 3_600_000
const rack = await rackUnderTest()
const elsewhere = await rackUnderTest({ store: createMemoryStore() })
const end = rack.now.getTime()
const names = timeseriesSchemas.map(({ timeseriesName }) => timeseriesName)

function seriesOf(name: string, from: RackUnderTest = rack, now: Date = rack.now): Promise<Series[]> {
  return from.store.read((tx) => createSource(tx, now).series(name, () => true))
}

const some = (list: readonly Series[]) => list.slice(0, 20)

/** All that was sampled in an interval, in a form that can be compared. */
function asText(series: readonly Series[], after: number, upTo: number): string {
  return JSON.stringify(
    series.map(({ fields, samples }) => {
      const found = samples(after, upTo)
      const starts = 'startTimes' in found ? [...found.startTimes] : []
      return [fields, starts, [...found.timestamps], [...found.values]]
    }),
  )
}

function numbersOf(samples: Samples): number[] {
  return samples.kind === 'delta-distribution'
    ? samples.values.flatMap((value) => [...(value?.counts ?? [])])
    : [...samples.values]
}

describe.each(names)('%s', (name) => {
  const schema = timeseriesSchemas.find(({ timeseriesName }) => timeseriesName === name)

  test('is of the promised shape and has all fields of its schema and no others', async () => {
    expect(TimeseriesSchema.safeParse(schema).error).toBeUndefined()
    const wanted = Object.fromEntries((schema?.fieldSchema ?? []).map((field) => [field.name, field.fieldType]))
    const series = await seriesOf(name)
    expect(series.length).toBeGreaterThan(0)
    for (const { fields } of series) {
      expect(Object.fromEntries(Object.entries(fields).map(([key, { type }]) => [key, type]))).toEqual(wanted)
      for (const value of Object.values(fields)) expect(FieldValue.safeParse(value).error).toBeUndefined()
    }
    expect(new Set(series.map(({ fields }) => JSON.stringify(fields))).size).toBe(series.length)
  })

  test('has samples of its type, as many as it says, in order and within what was asked', async () => {
    const type = schema?.datumType ?? ''
    const kind = type.startsWith('cumulative') ? 'delta' : type.startsWith('histogram') ? 'delta-distribution' : 'gauge'
    let total = 0
    for (const { samples, count } of (await seriesOf(name)).slice(0, 40)) {
      const found = samples(end - HOUR / 4, end)
      expect(found.kind).toBe(kind)
      expect(found.timestamps.length).toBe(count(end - HOUR / 4, end))
      expect(found.values.length).toBe(found.timestamps.length)
      const times = [...found.timestamps]
      expect(times.every((time, index) => time > (times[index - 1] ?? end - HOUR / 4) && time <= end)).toBe(true)
      const values = numbersOf(found)
      expect(values.every(Number.isFinite)).toBe(true)
      if (type !== 'f32') expect(values.every((value) => Number.isSafeInteger(value) && value >= 0)).toBe(true)
      if (type === 'f32') expect(values.every((value) => Math.fround(value) === value && value > 0)).toBe(true)
      if (type === 'bool') expect(values.every((value) => value <= 1)).toBe(true)
      total += times.length
    }
    expect(total).toBeGreaterThan(0)
  })

  test('says the same after a restart, on another machine, later, and in pieces', async () => {
    const before = asText(some(await seriesOf(name)), end - 600_000, end - 300_000)
    const later = some(await seriesOf(name, elsewhere, new Date(end + 3 * HOUR)))
    asText(later, end - 2 * HOUR, end - HOUR)
    expect(asText(later, end - 600_000, end - 300_000)).toBe(before)
    const halves = [some(await seriesOf(name))].flatMap((list) =>
      list.map(({ samples }) => [samples(end - 450_000, end - 300_000), samples(end - 600_000, end - 450_000)]),
    )
    const pieces = halves.map(([late, early]) => [early, late].flatMap((part) => (part ? numbersOf(part) : [])))
    expect(pieces).toEqual(later.map(({ samples }) => numbersOf(samples(end - 600_000, end - 300_000))))
  })
})

const ask = (name: string, keep: (value: string) => boolean) =>
  rack.store.read((tx) => createSource(tx, rack.now).series(name, (fields) => keep(JSON.stringify(fields))))

test('only what is asked for is made, and of what is not there, nothing', async () => {
  expect(await ask('virtual_machine:vcpu_usage', () => false)).toEqual([])
  expect(await ask('virtual_machine:nothing', () => true)).toEqual([])
  expect(await ask('nothing:reset', () => true)).toEqual([])
  const idle = await ask('virtual_machine:vcpu_usage', (fields) => fields.includes('idle'))
  expect(new Set(idle.map(({ fields }) => fields['state']?.value))).toEqual(new Set(['idle']))
})
