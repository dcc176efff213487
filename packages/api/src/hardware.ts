import { z } from 'zod'
import { Id, Timestamp } from './scalars.ts'
import { Uint32 } from './uint.ts'

/** The fields that every piece of hardware begins with: it has no name and no description. */
export const hardwareIdentity = { id: Id, timeCreated: Timestamp, timeModified: Timestamp }

/** The main board of a sled or switch, as its maker marked it. */
export const Baseboard = z.object({ serial: z.string(), part: z.string(), revision: Uint32 }).meta({ id: 'Baseboard' })
export type Baseboard = z.infer<typeof Baseboard>
