import type { TimeseriesSchema } from '@plenum/api'
import type { Expected, Thing } from '@plenum/api/oxql/errors'
import { expectedAfter } from '@plenum/api/oxql/expected-after'

export interface Suggestion {
  label: string
  detail?: string | undefined
  /** What is inserted where it is more than the label. */
  insert?: string | undefined
  kind: 'keyword' | 'class' | 'property' | 'constant'
}

export interface Suggestions {
  /** Where the word begins that they would replace. */
  from: number
  options: Suggestion[]
}

export type KnownTimeseries = Pick<TimeseriesSchema, 'timeseriesName' | 'fieldSchema' | 'description' | 'units'>

/** A word, a name of a timeseries, a duration, a timestamp: whatever may be half typed before the cursor. */
const partOfWord = /@?[\w:]*$/

/** Words that stand for themselves, and what goes on behind them. */
const continued: Readonly<Record<string, string>> = {
  align: 'align mean_within(1m)',
  group_by: 'group_by [',
  mean_within: 'mean_within(',
}

function fieldsIn(text: string, known: readonly KnownTimeseries[]): Suggestion[] {
  const asked = [...text.matchAll(/\bget\s+([\w:]+)/g)].map(([, name]) => name)
  const fields = new Map<string, Suggestion>()
  for (const { timeseriesName, fieldSchema } of known) {
    if (!asked.includes(timeseriesName)) continue
    for (const { name, fieldType } of fieldSchema)
      fields.set(name, { label: name, detail: fieldType, kind: 'property' })
  }
  return [...fields.values()].toSorted((a, b) => a.label.localeCompare(b.label))
}

const times: readonly Suggestion[] = ['1h', '1d', '7d'].map((length) => ({
  label: `@now() - ${length}`,
  kind: 'constant',
}))
const durations: readonly Suggestion[] = ['10s', '1m', '5m', '1h'].map((label) => ({ label, kind: 'constant' }))

function suggestionsFor(thing: Thing, text: string, known: readonly KnownTimeseries[]): readonly Suggestion[] {
  switch (thing) {
    case 'the name of a timeseries, such as virtual_machine:vcpu_usage':
      return known.map(({ timeseriesName, description }) => ({
        label: timeseriesName,
        detail: description.metric,
        kind: 'class',
      }))
    case 'a field': {
      const ofTime: Suggestion = { label: 'timestamp', detail: 'when it was sampled', kind: 'property' }
      return /group_by\s*\[[^\]]*$/.test(text) ? fieldsIn(text, known) : [...fieldsIn(text, known), ofTime]
    }
    case 'a value':
      return /\btimestamp\s*\S+\s*$/.test(text) ? times : []
    case 'a timestamp in UTC, such as @2025-01-31T12:00:00 or @now()':
      return times
    case 'a duration, such as 5m':
      return durations
    default:
      return []
  }
}

function suggest(expected: Expected, text: string, known: readonly KnownTimeseries[]): readonly Suggestion[] {
  if ('thing' in expected) return suggestionsFor(expected.thing, text, known)
  const { text: label } = expected
  return [{ label, insert: continued[label] ?? (/^\w/.test(label) ? `${label} ` : label), kind: 'keyword' }]
}

/** What may stand at the end of a text that a query begins with; nothing where the text has gone wrong before. */
export function suggestAfter(text: string, known: readonly KnownTimeseries[]): Suggestions {
  const from = text.length - (partOfWord.exec(text)?.[0].length ?? 0)
  const before = text.slice(0, from)
  const options = new Map<string, Suggestion>()
  for (const expected of expectedAfter(before)) {
    for (const suggestion of suggest(expected, before, known)) options.set(suggestion.label, suggestion)
  }
  return { from, options: [...options.values()] }
}
