import type { FieldType, FieldValue } from '@plenum/api'
import { ipFamily, ipNumber } from '@plenum/api/ip-block'
import type { Comparison, Literal } from '@plenum/api/oxql/ast'
import type { Comparator } from '@plenum/api/oxql/tokens'
import { compilePattern, PatternError } from './pattern.ts'

/** Whether the value of a field is as a comparison wants it. */
export type FieldTest = (value: FieldValue) => boolean

type Ordering = Exclude<Comparator, '~='>
type Comparable = string | number | bigint

/** In terms of less and more, which alone compare integers of either sort. */
function isOrdered(comparator: Ordering, a: Comparable, b: Comparable): boolean {
  switch (comparator) {
    case '==':
      return !(a < b) && !(a > b)
    case '!=':
      return a < b || a > b
    case '<':
      return a < b
    case '<=':
      return !(a > b)
    case '>':
      return a > b
    case '>=':
      return !(a < b)
  }
}

/** Texts that look like an id or an address are texts all the same. */
function textOf(literal: Literal): string | undefined {
  return literal.kind === 'string' || literal.kind === 'uuid' || literal.kind === 'ip' ? literal.value : undefined
}

/** By family, then by number. */
function ipKey(address: string): bigint {
  return ipNumber(address) + (ipFamily(address) === 6 ? 2n ** 32n : 0n)
}

/** By the literal: a filter is made ready once for each table, and patterns are what takes long. */
const patternTests = new WeakMap<Literal, FieldTest | string>()

function patternTest(literal: Literal): FieldTest | string {
  const test = patternTests.get(literal) ?? newPatternTest(textOf(literal) ?? '')
  patternTests.set(literal, test)
  return test
}

function newPatternTest(pattern: string): FieldTest | string {
  try {
    const isMatch = compilePattern(pattern)
    /** Timeseries are many, different values of a field are few. */
    const known = new Map<string, boolean>()
    return ({ value }) => {
      const text = String(value)
      const found = known.get(text) ?? isMatch(text)
      known.set(text, found)
      return found
    }
  } catch (error) {
    if (!(error instanceof PatternError)) throw error
    return `The pattern "${pattern}" cannot be used: ${error.message}`
  }
}

const describe: Readonly<Record<Literal['kind'], string>> = {
  boolean: 'a boolean',
  integer: 'an integer',
  double: 'a double',
  string: 'a string',
  uuid: 'a UUID',
  ip: 'an IP address',
  duration: 'a duration',
  timestamp: 'a timestamp',
}

function against(comparator: Ordering, key: (value: FieldValue) => Comparable, to: Comparable): FieldTest {
  return (value) => isOrdered(comparator, key(value), to)
}

/** How a field of a type is compared, or why it cannot be. */
export function fieldTest({ field, comparator, literal }: Comparison, type: FieldType): FieldTest | string {
  const mismatch = `The field "${field.name}" is of type ${type} and cannot be compared with ${describe[literal.kind]}`
  const unfit = `The operator ${comparator} does not apply to the field "${field.name}", which is of type ${type}`
  const text = textOf(literal)
  if (type === 'string') {
    if (text === undefined) return mismatch
    return comparator === '~=' ? patternTest(literal) : against(comparator, ({ value }) => String(value), text)
  }
  if (comparator === '~=') return unfit
  switch (type) {
    case 'uuid':
      return literal.kind === 'uuid' ? against(comparator, ({ value }) => String(value), literal.value) : mismatch
    case 'ip_addr':
      if (literal.kind !== 'ip') return mismatch
      return against(comparator, ({ value }) => ipKey(String(value)), ipKey(literal.value))
    case 'bool':
      if (literal.kind !== 'boolean') return mismatch
      if (comparator !== '==' && comparator !== '!=') return unfit
      return ({ value }) => (value === literal.value) === (comparator === '==')
    default:
      return literal.kind === 'integer' ? against(comparator, ({ value }) => Number(value), literal.value) : mismatch
  }
}

/** Why a comparison with a time cannot be made; undefined when it can. */
export function whyNotTime({ field, comparator, literal }: Comparison): string | undefined {
  if (literal.kind !== 'timestamp')
    return `"${field.name}" is a timestamp and cannot be compared with ${describe[literal.kind]}`
  return comparator === '~=' ? `The operator ~= does not apply to "${field.name}", which is a timestamp` : undefined
}
