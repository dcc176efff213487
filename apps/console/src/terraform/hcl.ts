/** Another block's attribute, or whatever else stands without quotes. */
export class Expression {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export type HclValue =
  | string
  | number
  | boolean
  | Expression
  | readonly HclValue[]
  | { readonly [name: string]: HclValue | null | undefined }

export type HclAttributes = Readonly<Record<string, HclValue | null | undefined>>

const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '"': '\\"', '\\': '\\\\' }

/** A string in quotes. Nothing in it is a template, for what stands there was typed by somebody. */
export function hclString(text: string): string {
  const safe = text
    .replace(/["\\\n\r\t]/g, (character) => escapes[character] ?? character)
    // oxlint-disable-next-line no-control-regex -- these are what has to be escaped
    .replace(/[\u0000-\u001F\u007F]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replace(/[$%](?=\{)/g, '$&$&')
  return `"${safe}"`
}

function isList(value: HclValue): value is readonly HclValue[] {
  return Array.isArray(value)
}

function valueText(value: HclValue, indent: string): string {
  if (value instanceof Expression) return value.text
  if (typeof value === 'string') return hclString(value)
  if (typeof value !== 'object') return String(value)
  const inner = `${indent}  `
  if (!isList(value)) return `{\n${attributeLines(value, inner)}\n${indent}}`
  const isShort = value.every((entry) => typeof entry !== 'object' || entry instanceof Expression)
  if (isShort) return `[${value.map((entry) => valueText(entry, inner)).join(', ')}]`
  return `[\n${value.map((entry) => `${inner}${valueText(entry, inner)},`).join('\n')}\n${indent}]`
}

/** Names that are no identifiers are quoted, which maps allow. */
function key(name: string): string {
  return /^[a-zA-Z_][\w-]*$/.test(name) ? name : hclString(name)
}

function attributeLines(attributes: HclAttributes, indent: string): string {
  const given = Object.entries(attributes).flatMap(([name, value]) =>
    value == null ? [] : [{ name: key(name), value }],
  )
  const isBlock = ({ value }: { value: HclValue }) => valueText(value, indent).includes('\n')
  const width = Math.max(0, ...given.filter((entry) => !isBlock(entry)).map(({ name }) => name.length))
  return given
    .map(
      (entry) =>
        `${indent}${isBlock(entry) ? entry.name : entry.name.padEnd(width)} = ${valueText(entry.value, indent)}`,
    )
    .join('\n')
}

/** `head { … }`; attributes that are null or undefined are left out. */
export function hclBlock(head: string, attributes: HclAttributes): string {
  const lines = attributeLines(attributes, '  ')
  return lines === '' ? `${head} {}\n` : `${head} {\n${lines}\n}\n`
}
