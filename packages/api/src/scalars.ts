import { z } from 'zod'
import { ruled } from './ruled.ts'

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

/** Unique among its siblings; 1–63 of a–z, 0–9 and `-`, starting with a letter. */
export const Name = ruled(whyNotName).meta({ id: 'Name', minLength: 1, maxLength: NAME_MAX })

/** A UUID; whatever form it is given in, it is read as the canonical one. */
export const Id = z
  .string()
  .refine((text) => parseUuid(text) !== undefined, 'expected a UUID')
  .overwrite((text) => parseUuid(text) ?? text)
  .meta({ format: 'uuid' })

/** Names cannot look like a UUID, so one string can hold either without ambiguity. */
export const NameOrId = z
  .string()
  .refine(
    (text) => parseUuid(text) !== undefined || whyNotName(text) === undefined,
    'data did not match any variant of untagged enum NameOrId',
  )
  .meta({ id: 'NameOrId' })

/** A number of bytes, exact up to 2^53 − 1; what the platform allocates stays far below. */
export const ByteCount = z.int().min(0).meta({ id: 'ByteCount', format: 'uint64' })

/** Why a description cannot be kept; `undefined` when it can. */
export function whyNotDescription(description: string): string | undefined {
  // By code point: a character outside the basic plane is one, too.
  const length = description.length > DESCRIPTION_MAX ? Array.from(description).length : description.length
  return length > DESCRIPTION_MAX ? `description may contain at most ${DESCRIPTION_MAX} characters` : undefined
}

/** A description as a form checks it. */
export const Description = ruled(whyNotDescription).meta({ maxLength: DESCRIPTION_MAX })

/** As bodies carry it: one that is too long can be read, and is then refused by the rule. */
const description = z.string().meta({ maxLength: DESCRIPTION_MAX })

export const Hostname = ruled(whyNotHostname).meta({ id: 'Hostname', minLength: 1, maxLength: 253 })

export const Timestamp = z.date().meta({ format: 'date-time' })

/** A point in time under a name that the rule for dates (wire.ts) does not cover: it stays ISO 8601 text. */
export const IsoTimestamp = z.string().meta({ format: 'date-time' })

/** The fields that every named resource begins with. */
export const identity = {
  id: Id,
  name: Name,
  description: z.string(),
  timeCreated: Timestamp,
  timeModified: Timestamp,
}

/** What every create body of a named resource begins with. */
export const identityCreate = { name: Name, description }

/** What every update body of a named resource begins with; what is left out stays as it is. */
export const identityUpdate = { name: Name.nullish(), description: description.nullish() }
