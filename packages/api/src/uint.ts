import { z } from 'zod'

export const Uint8 = z.int().min(0).max(255).meta({ format: 'uint8' })
export const Uint16 = z.int().min(0).max(65_535).meta({ format: 'uint16' })
export const Uint32 = z.int().min(0).max(4_294_967_295).meta({ format: 'uint32' })

/** Largest number of a VLAN (IEEE 802.1Q). */
export const VLAN_ID_MAX = 4095
export const VlanId = z.int().min(0).max(VLAN_ID_MAX).meta({ format: 'uint16' })
