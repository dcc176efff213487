import { z } from 'zod'
import { LldpLinkConfig, LldpLinkConfigCreate } from './lldp.ts'
import { Id, Name } from './scalars.ts'
import { Uint16 } from './uint.ts'

/** How a port is split into links: connector, and number of links. */
export const SwitchPortGeometry = z.enum(['qsfp28x1', 'qsfp28x2', 'sfp28x4']).meta({ id: 'SwitchPortGeometry' })
export type SwitchPortGeometry = z.infer<typeof SwitchPortGeometry>

/** Forward error correction: BASE-R, none, or Reed–Solomon. */
export const LinkFec = z.enum(['firecode', 'none', 'rs']).meta({ id: 'LinkFec' })
export type LinkFec = z.infer<typeof LinkFec>

/** In Gbit/s. */
export const LinkSpeed = z
  .enum([
    'speed0_g',
    'speed1_g',
    'speed10_g',
    'speed25_g',
    'speed40_g',
    'speed50_g',
    'speed100_g',
    'speed200_g',
    'speed400_g',
  ])
  .meta({ id: 'LinkSpeed' })
export type LinkSpeed = z.infer<typeof LinkSpeed>

const tap = z.int32().nullish()

/** Taps of the transmitter's equalizer, in the order of time; absent or null: as the switch has it. */
export const TxEqConfig = z
  .object({ pre2: tap, pre1: tap, main: tap, post1: tap, post2: tap })
  .meta({ id: 'TxEqConfig' })
export type TxEqConfig = z.infer<typeof TxEqConfig>

const link = {
  /** `phy0` where a port is one link. */
  linkName: Name,
  /** Largest packet, in bytes. */
  mtu: Uint16,
  speed: LinkSpeed,
  /** Absent or null: left to the switch. */
  fec: LinkFec.nullish(),
  /** Whether both ends agree on the speed by themselves. */
  autoneg: z.boolean(),
}

export const SwitchPortLink = z
  .object({
    ...link,
    portSettingsId: Id,
    lldpLinkConfig: LldpLinkConfig.nullish(),
    txEqConfig: TxEqConfig.nullish(),
  })
  .meta({ id: 'SwitchPortLink' })
export type SwitchPortLink = z.infer<typeof SwitchPortLink>

export const SwitchPortLinkCreate = z
  .object({ ...link, lldp: LldpLinkConfigCreate, txEq: TxEqConfig.nullish() })
  .meta({ id: 'SwitchPortLinkCreate' })
export type SwitchPortLinkCreate = z.input<typeof SwitchPortLinkCreate>
