/** Longest resource name, in characters. */
export const NAME_MAX = 63
/** Longest description, in characters. */
export const DESCRIPTION_MAX = 512

const HYPHENATED = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const SIMPLE = /^[0-9a-f]{32}$/

/**
 * The canonical form (lower case, hyphenated) of a UUID given in any of the forms that are understood: hyphenated,
 * without hyphens, in braces, or as a URN. `undefined` when the text is not a UUID.
 */
export function parseUuid(text: string): string | undefined {
  const bare = text
    .toLowerCase()
    .replace(/^urn:uuid:/, '')
    .replace(/^\{(.*)\}$/, '$1')
  if (HYPHENATED.test(bare)) return bare
  if (!SIMPLE.test(bare)) return undefined
  return bare.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** What is wrong with a resource name, as a sentence for the person who typed it; `undefined` when nothing is. */
export function whyNotName(name: string): string | undefined {
  if (name.length === 0) return 'name requires at least one character'
  if (name.length > NAME_MAX) return `name may contain at most ${NAME_MAX} characters`
  if (!/^[a-z]/.test(name)) return 'name must begin with an ASCII lowercase character'
  const bad = /[^a-z0-9-]/u.exec(name)
  if (bad)
    return `name contains invalid character: "${bad[0]}" (allowed characters are lowercase ASCII, digits, and "-")`
  if (name.endsWith('-')) return 'name cannot end with "-"'
  if (parseUuid(name)) return 'name cannot be a UUID to avoid ambiguity with IDs'
  return undefined
}

const HOSTNAME = /^[a-zA-Z0-9]([a-zA-Z0-9-]*[a-zA-Z0-9])?(\.[a-zA-Z0-9]([a-zA-Z0-9-]*[a-zA-Z0-9])?)*$/

export function whyNotHostname(hostname: string): string | undefined {
  if (hostname.length > 253) return 'Max hostname length is 253'
  return HOSTNAME.test(hostname) ? undefined : 'Hostnames must comply with RFC 1035'
}

/** Why a description cannot be kept; `undefined` when it can. */
export function whyNotDescription(description: string): string | undefined {
  // By code point: a character outside the basic plane is one, too.
  const length = description.length > DESCRIPTION_MAX ? Array.from(description).length : description.length
  return length > DESCRIPTION_MAX ? `description may contain at most ${DESCRIPTION_MAX} characters` : undefined
}

/** Longest password, in UTF-8 bytes. */
export const PASSWORD_MAX_BYTES = 512

export function whyNotPassword(password: string): string | undefined {
  if (new TextEncoder().encode(password).length <= PASSWORD_MAX_BYTES) return undefined
  return 'unsupported password: the password provided was too long'
}
