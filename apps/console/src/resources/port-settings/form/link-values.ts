import { LinkSpeed } from '@plenum/api/switch-port-link'
import type { SwitchPortGeometry, TxEqConfig } from '@plenum/api'
import { z } from 'zod'
import { numberInput } from '../../../form/number-input.ts'
import { lldpBody, lldpFields, lldpSchema, lldpValues } from '../../switch-port/lldp-schema.ts'
import { mtuLimits } from './rules.ts'
import { given } from './values.ts'
import type { LinkRow } from './values.ts'

/** Taps of the transmitter's equalizer, in the order of time. */
export const taps = ['pre2', 'pre1', 'main', 'post1', 'post2'] as const

const INT32_MAX = 2_147_483_647

const tap = numberInput.refine(
  (value) => Number.isNaN(value) || (Number.isInteger(value) && Math.abs(value) <= INT32_MAX),
  'must be a whole number',
)

export const linkSchema = z
  .object({
    linkName: z.string().min(1),
    speed: LinkSpeed,
    fec: z.enum(['unset', 'none', 'firecode', 'rs']),
    autoneg: z.boolean(),
    mtu: numberInput,
    lldp: lldpFields,
    txEq: z.object({ pre2: tap, pre1: tap, main: tap, post1: tap, post2: tap }),
  })
  .superRefine(({ mtu, lldp }, ctx) => {
    const isGood = Number.isInteger(mtu) && mtu >= mtuLimits.min && mtu <= mtuLimits.max
    const message = `must be ${mtuLimits.min} to ${mtuLimits.max} bytes`
    if (!isGood) ctx.addIssue({ code: 'custom', path: ['mtu'], message })
    for (const issue of lldpSchema.safeParse(lldp).error?.issues ?? [])
      ctx.addIssue({ code: 'custom', path: ['lldp', ...issue.path], message: issue.message })
  })

export type LinkValues = z.infer<typeof linkSchema>

/** What a link usually is where a port is split so. */
const usualSpeeds = {
  qsfp28x1: 'speed100_g',
  qsfp28x2: 'speed50_g',
  sfp28x4: 'speed25_g',
} as const satisfies Record<SwitchPortGeometry, LinkSpeed>

const noTaps = { pre2: Number.NaN, pre1: Number.NaN, main: Number.NaN, post1: Number.NaN, post2: Number.NaN }

export function newLink(linkName: string, geometry: SwitchPortGeometry): LinkValues {
  return {
    linkName,
    speed: usualSpeeds[geometry],
    fec: 'rs',
    autoneg: false,
    mtu: 1500,
    lldp: lldpValues({ enabled: true }),
    txEq: noTaps,
  }
}

function tapsOf(txEq: TxEqConfig | null | undefined): LinkValues['txEq'] {
  const known = taps.map((name) => [name, txEq?.[name] ?? Number.NaN] as const)
  return { ...noTaps, ...Object.fromEntries(known) }
}

export function linkValues({ lldp, txEq, fec, ...link }: LinkRow): LinkValues {
  return { ...link, fec: fec ?? 'unset', lldp: lldpValues(lldp), txEq: tapsOf(txEq) }
}

export function linkRow({ lldp, txEq, fec, ...link }: LinkValues): LinkRow {
  const set = taps.flatMap((name) => (given(txEq[name]) === undefined ? [] : [[name, txEq[name]] as const]))
  return {
    ...link,
    fec: fec === 'unset' ? null : fec,
    lldp: lldpBody(lldp),
    txEq: set.length > 0 ? Object.fromEntries(set) : null,
  }
}
