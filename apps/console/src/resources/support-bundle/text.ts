/** Bytes of a file that are shown; what is longer can be downloaded. */
export const VIEW_MAX = 256 * 1024

const decoder = new TextDecoder()

/** The beginning of a file as text, or undefined where it is none. Lines that are cut off are left out. */
export function textOf(bytes: Uint8Array, size: number): string | undefined {
  if (bytes.includes(0)) return undefined
  const text = decoder.decode(bytes)
  if (bytes.length >= size) return text
  const end = text.lastIndexOf('\n')
  return end === -1 ? text : text.slice(0, end + 1)
}

/** With indentation where it is one JSON value; otherwise as it is. */
export function readable(path: string, text: string): string {
  if (!path.endsWith('.json')) return text
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

const languages: Readonly<Record<string, string>> = { json: 'JSON', jsonl: 'JSON lines', md: 'Markdown' }

/** What a file holds, by its name; "Text" where that does not say. */
export function languageOf(path: string): string {
  return languages[path.split('.').at(-1) ?? ''] ?? 'Text'
}
