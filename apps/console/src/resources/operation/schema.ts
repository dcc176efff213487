type Json = Readonly<Record<string, unknown>>
type Schemas = Readonly<Record<string, unknown>>

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const REFERENCE = /^#\/components\/schemas\/(.+)$/

/** What a schema stands for: references followed, and of those with null the other one. */
export function resolved(schema: unknown, schemas: Schemas): Json {
  if (!isJson(schema)) return {}
  const { $ref: reference, anyOf } = schema
  const [, name] = REFERENCE.exec(typeof reference === 'string' ? reference : '') ?? []
  if (name !== undefined) return resolved(schemas[name], schemas)
  if (!Array.isArray(anyOf)) return schema
  const [first] = anyOf.map((each) => resolved(each, schemas)).filter(({ type }) => type !== 'null')
  return first ?? schema
}

/** What may be chosen, where a schema leaves only a few values. */
export function choices(schema: unknown, schemas: Schemas): readonly string[] {
  const { type, enum: values, const: only } = resolved(schema, schemas)
  if (type === 'boolean') return ['true', 'false']
  if (Array.isArray(values)) return values.map(String)
  return typeof only === 'string' ? [only] : []
}

/** "string (uuid)", "integer": what is wanted, at a glance. */
export function typeText(schema: unknown, schemas: Schemas): string {
  const { type, format } = resolved(schema, schemas)
  if (typeof type !== 'string') return 'any value'
  return typeof format === 'string' ? `${type} (${format})` : type
}

const exampleTexts: Readonly<Record<string, string>> = {
  uuid: '00000000-0000-0000-0000-000000000000',
  'date-time': '2026-01-01T00:00:00Z',
}

/** So deep that a schema within itself ends. */
const DEPTH_MAX = 8

function exampleObject({ properties, required }: Json, schemas: Schemas, depth: number): unknown {
  const wanted = Array.isArray(required) ? required : []
  const entries = Object.entries(isJson(properties) ? properties : {}).filter(([name]) => wanted.includes(name))
  return Object.fromEntries(entries.map(([name, inner]) => [name, exampleOf(inner, schemas, depth + 1)]))
}

/** Something of a schema's shape to begin from: what is required and no more, empty where there is no way to know. */
export function exampleOf(schema: unknown, schemas: Schemas, depth = 0): unknown {
  const known = resolved(schema, schemas)
  const { type, format, default: usual, const: only, enum: values, oneOf, anyOf, allOf, minimum } = known
  if (usual !== undefined) return usual
  if (only !== undefined) return only
  if (Array.isArray(values)) return values[0]
  const [first] = [oneOf, anyOf, allOf].flatMap((each) => (Array.isArray(each) ? each : []))
  if (first !== undefined && depth < DEPTH_MAX) return exampleOf(first, schemas, depth + 1)
  switch (type) {
    case 'object':
      return depth < DEPTH_MAX ? exampleObject(known, schemas, depth) : {}
    case 'array':
      return []
    case 'boolean':
      return false
    case 'integer':
    case 'number':
      return typeof minimum === 'number' && minimum > 0 ? minimum : 0
    case 'string':
      return (typeof format === 'string' ? exampleTexts[format] : undefined) ?? ''
    default:
      return null
  }
}
