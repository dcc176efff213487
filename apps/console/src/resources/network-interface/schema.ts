import { IpAddress } from '@plenum/api/ip'
import { Description, Name } from '@plenum/api/scalars'
import type { NetworkInterfaceCreate } from '@plenum/api'
import { z } from 'zod'

/** The fields of a new interface; an address that is left blank is any that is free. */
export const nicSchema = z.object({
  name: Name,
  description: Description,
  vpcName: z.string().min(1),
  subnetName: z.string().min(1),
  ip: z
    .string()
    .trim()
    .pipe(z.union([z.literal(''), IpAddress])),
})
export type NicValues = z.infer<typeof nicSchema>

export const initialNic: NicValues = { name: '', description: '', vpcName: '', subnetName: '', ip: '' }

export function nicBody({ ip, ...body }: NicValues): NetworkInterfaceCreate {
  return { ...body, ...(ip !== '' && { ip }) }
}
