/** What was typed cannot be understood, as one line for who typed it. */
export class BadInput extends Error {}

export function readText(text: string, source: string): string {
  if (text.trim() !== '' && !text.includes('\0')) return text
  throw new BadInput(`${source}: a value is missing`)
}

export function isDatabase(text: string): boolean {
  const { protocol, pathname } = URL.parse(text) ?? {}
  return (protocol === 'postgres:' || protocol === 'postgresql:') && pathname !== undefined && pathname.length > 1
}

/** Nothing is no database. */
export function readDatabase(text: string, source: string): string | undefined {
  if (text === '') return undefined
  if (isDatabase(text)) return text
  // What was given may have a password in it.
  throw new BadInput(`${source}: that is no URL of a database, like postgres://user:password@host:5432/plenum`)
}
