import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { z } from 'zod'

/** A tree of schemas that is deeper than this is a mistake. */
const DEPTH_MAX = 40

function is<T extends abstract new (...args: never[]) => unknown>(kind: T, schema: unknown): schema is InstanceType<T> {
  return schema instanceof kind
}

/**
 * Values of a schema's shape. Its checks are not obeyed: any text stands for a name. Dates are whole milliseconds, as
 * the wire has them.
 */
export function arbitraryOf(schema: unknown, depth = 0): Arbitrary<unknown> {
  if (depth > DEPTH_MAX) throw new Error('the schema does not end')
  const inner = (child: unknown) => arbitraryOf(child, depth + 1)
  if (is(z.ZodOptional, schema)) return fc.option(inner(schema.unwrap()), { nil: undefined })
  if (is(z.ZodNullable, schema)) return fc.option(inner(schema.unwrap()), { nil: null })
  if (is(z.ZodDefault, schema)) return inner(schema.unwrap())
  if (is(z.ZodObject, schema)) return arbitraryObject(schema.shape, inner)
  if (is(z.ZodArray, schema)) return fc.array(inner(schema.element), { maxLength: 3 })
  if (is(z.ZodUnion, schema)) return fc.oneof(...schema.options.map(inner))
  if (is(z.ZodEnum, schema)) return fc.constantFrom(...schema.options)
  if (is(z.ZodLiteral, schema)) return fc.constantFrom(...schema.values)
  if (is(z.ZodRecord, schema)) return fc.dictionary(fc.constantFrom('admin', 'a_key', 'aKey'), inner(schema.valueType))
  if (is(z.ZodDate, schema)) return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-01-01') })
  if (is(z.ZodNumber, schema))
    return fc.oneof(
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0),
    )
  if (is(z.ZodBoolean, schema)) return fc.boolean()
  if (is(z.ZodNull, schema)) return fc.constant(null)
  if (is(z.ZodString, schema) || is(z.ZodStringFormat, schema)) return fc.string({ unit: 'grapheme' })
  if (is(z.ZodUnknown, schema)) return fc.constantFrom(null, 1, 'free-form', true)
  if (is(z.ZodPipe, schema)) return inner(schema.in)
  throw new Error(`no values for a schema of ${schema instanceof z.ZodType ? schema.def.type : typeof schema}`)
}

/** A field that is not set is left out, on the wire and here. */
function withoutUnset(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined))
}

function arbitraryObject(
  shape: Readonly<Record<string, unknown>>,
  inner: (child: unknown) => Arbitrary<unknown>,
): Arbitrary<unknown> {
  const fields = Object.entries(shape).map(([key, child]) => [key, inner(child)] as const)
  return fc.record(Object.fromEntries(fields)).map(withoutUnset)
}
