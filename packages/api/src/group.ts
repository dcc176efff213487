import { z } from 'zod'
import { Id } from './scalars.ts'

export const Group = z.object({ id: Id, displayName: z.string(), siloId: Id }).meta({ id: 'Group' })
export type Group = z.infer<typeof Group>
