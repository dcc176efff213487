import type { Comparison, Expression } from '@plenum/api/oxql/ast'
import type { KnownIds, SeriesFields } from '../source.ts'
import { fieldTest, whyNotTime } from './compare.ts'
import { hasStartTimes } from './shape.ts'
import type { Shape } from './shape.ts'
import { timeOf } from './time.ts'
import { ALWAYS, both, butNot, either, NEVER, oneOf, timesThat } from './times.ts'
import type { Times } from './times.ts'

/** What a filter leaves of a timeseries. */
export interface Kept {
  /** No point outside of these. */
  times: Times
  /** Which of the points, where that depends on when they began. */
  test: ((timestamp: number, startTime: number) => boolean) | undefined
}

/** The times that points may have, given the fields; or these times whatever the fields are. */
type TimesOf = Times | ((fields: SeriesFields) => Times)
type TestOf = (fields: SeriesFields) => NonNullable<Kept['test']>

export function isTime({ field }: Comparison): boolean {
  return field.name === 'timestamp' || field.name === 'start_time'
}

/** Whether any comparison of a filter is such. */
export function someComparison(expression: Expression, test: (comparison: Comparison) => boolean): boolean {
  if (expression.kind === 'comparison') return test(expression)
  if (expression.kind === 'not') return someComparison(expression.term, test)
  return expression.terms.some((term) => someComparison(term, test))
}

/** A filter, made ready for the timeseries of a table. */
export class Filter {
  readonly #shape: Shape
  readonly #now: number
  /** Why it cannot be used. */
  readonly problems: string[] = []
  readonly #fieldTests = new Map<Comparison, (fields: SeriesFields) => boolean>()
  readonly #expression: Expression
  readonly #keeps: (fields: SeriesFields) => Kept

  constructor(expression: Expression, shape: Shape, now: number) {
    this.#shape = shape
    this.#now = now
    this.#expression = expression
    this.#keeps = this.#compile(expression)
  }

  keeps(fields: SeriesFields): Kept {
    return this.#keeps(fields)
  }

  /** The ids that fields of every timeseries have that is meant. */
  knownIds(): KnownIds {
    return Object.fromEntries(idsIn(this.#expression))
  }

  /** Whether a timeseries is meant by its fields, were it not for the times. */
  means(fields: SeriesFields): boolean {
    return this.#verdict(this.#expression, fields) !== false
  }

  /** Undefined where that depends on times (Kleene's logic). */
  #verdict(expression: Expression, fields: SeriesFields): boolean | undefined {
    if (expression.kind === 'comparison') return this.#fieldTests.get(expression)?.(fields)
    if (expression.kind === 'not') return opposite(this.#verdict(expression.term, fields))
    const terms = expression.terms.map((term) => this.#verdict(term, fields))
    if (expression.kind === 'xor') return terms.includes(undefined) ? undefined : terms.filter(Boolean).length % 2 === 1
    const decisive = expression.kind === 'or'
    return terms.includes(decisive) ? decisive : terms.includes(undefined) ? undefined : !decisive
  }

  #compile(expression: Expression): (fields: SeriesFields) => Kept {
    if (!someComparison(expression, ({ field }) => field.name === 'start_time')) {
      const times = this.#times(expression)
      return (fields) => ({ times: at(times, fields), test: undefined })
    }
    if (expression.kind === 'and') {
      const terms = expression.terms.map((term) => this.#compile(term))
      return (fields) => terms.map((keeps) => keeps(fields)).reduce(keptByBoth)
    }
    const test = this.#test(expression)
    return (fields) => ({ times: ALWAYS, test: test(fields) })
  }

  #times(expression: Expression): TimesOf {
    if (expression.kind === 'comparison') return this.#timesOfComparison(expression)
    if (expression.kind === 'not') return joined([this.#times(expression.term)], butNot)
    const combine = { and: both, or: either, xor: oneOf }[expression.kind]
    return joined(
      expression.terms.map((term) => this.#times(term)),
      (first, ...others) => others.reduce(combine, first),
    )
  }

  #timesOfComparison(comparison: Comparison): TimesOf {
    const { field, comparator, literal } = comparison
    if (field.name !== 'timestamp') {
      const test = this.#fieldTest(comparison)
      this.#fieldTests.set(comparison, test)
      return (fields) => (test(fields) ? ALWAYS : NEVER)
    }
    const reason = whyNotTime(comparison)
    if (reason !== undefined) this.problems.push(reason)
    if (comparator === '~=' || literal.kind !== 'timestamp') return NEVER
    return timesThat(comparator, timeOf(literal, this.#now))
  }

  #fieldTest(comparison: Comparison): (fields: SeriesFields) => boolean {
    const { name } = comparison.field
    const type = this.#shape.fields.get(name)
    if (type === undefined) {
      const known = [...this.#shape.fields.keys(), 'timestamp', ...(hasStartTimes(this.#shape) ? ['start_time'] : [])]
      this.problems.push(
        `The table "${this.#shape.name}" has no field "${name}". Valid fields are: ${known.join(', ')}`,
      )
      return () => false
    }
    const test = fieldTest(comparison, type)
    if (typeof test === 'string') {
      this.problems.push(test)
      return () => false
    }
    return (fields) => {
      const value = fields[name]
      return value !== undefined && test(value)
    }
  }

  #test(expression: Expression): TestOf {
    if (expression.kind === 'comparison') return this.#testOfComparison(expression)
    if (expression.kind === 'not') {
      const inner = this.#test(expression.term)
      return (fields) => negated(inner(fields))
    }
    const terms = expression.terms.map((term) => this.#test(term))
    const combine = combined[expression.kind]
    return (fields) => combine(terms.map((term) => term(fields)))
  }

  #testOfComparison(comparison: Comparison): TestOf {
    if (comparison.field.name !== 'start_time') {
      const times = this.#timesOfComparison(comparison)
      return (fields) => isIn(at(times, fields))
    }
    const { comparator, literal } = comparison
    const reason = hasStartTimes(this.#shape)
      ? whyNotTime(comparison)
      : `The table "${this.#shape.name}" has no "start_time": only cumulative data that are not aligned have one`
    if (reason !== undefined) this.problems.push(reason)
    if (comparator === '~=' || literal.kind !== 'timestamp') return () => () => false
    const test = isIn(timesThat(comparator, timeOf(literal, this.#now)))
    return () => (_, startTime) => test(startTime)
  }
}

function idsIn(expression: Expression): [field: string, id: string][] {
  if (expression.kind === 'and') return expression.terms.flatMap(idsIn)
  if (expression.kind !== 'comparison') return []
  const { field, comparator, literal } = expression
  return comparator === '==' && literal.kind === 'uuid' ? [[field.name, literal.value]] : []
}

function opposite(verdict: boolean | undefined): boolean | undefined {
  return verdict === undefined ? undefined : !verdict
}

type Test = NonNullable<Kept['test']>

const combined = {
  and:
    (tests: Test[]): Test =>
    (timestamp, startTime) =>
      tests.every((test) => test(timestamp, startTime)),
  or:
    (tests: Test[]): Test =>
    (timestamp, startTime) =>
      tests.some((test) => test(timestamp, startTime)),
  xor:
    (tests: Test[]): Test =>
    (timestamp, startTime) =>
      tests.filter((test) => test(timestamp, startTime)).length % 2 === 1,
}

function negated(test: Test): Test {
  return (timestamp, startTime) => !test(timestamp, startTime)
}

/** Few begin and end in a comparison, so they are gone through. */
function isIn(times: Times): (time: number) => boolean {
  return (time) => times.filter((edge) => edge < time).length % 2 === 1
}

function at(times: TimesOf, fields: SeriesFields): Times {
  return typeof times === 'function' ? times(fields) : times
}

/** What depends on no field is worked out once. */
function joined(parts: readonly TimesOf[], combine: (first: Times, ...others: Times[]) => Times): TimesOf {
  const work = (fields: SeriesFields) => {
    const [first = NEVER, ...others] = parts.map((part) => at(part, fields))
    return combine(first, ...others)
  }
  return parts.some((part) => typeof part === 'function') ? work : work({})
}

export function keptByBoth(a: Kept, b: Kept): Kept {
  const tests = [a.test, b.test].filter((test) => test !== undefined)
  const [first, second] = tests
  return { times: both(a.times, b.times), test: first && second ? combined.and([first, second]) : first }
}
