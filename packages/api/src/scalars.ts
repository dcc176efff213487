import { z } from 'zod'
import { isBase64 } from './base64.ts'
import { ruled } from './ruled.ts'
import { DESCRIPTION_MAX, NAME_MAX, parseUuid, whyNotDescription, whyNotHostname, whyNotName } from './text-rules.ts'

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

export const Base64 = z.string().refine(isBase64, 'expected a valid base64 string').meta({ format: 'byte' })

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
