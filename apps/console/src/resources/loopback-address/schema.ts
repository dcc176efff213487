import { ipVersion } from '@plenum/api/ip'
import { ipFamily, widthMax } from '@plenum/api/ip-block'
import { SwitchLocation } from '@plenum/api/switch'
import type { LoopbackAddress, LoopbackAddressCreate } from '@plenum/api'
import { z } from 'zod'
import { numberInput } from '../../form/number-input.ts'
import { addressOf, isSameAddress } from '../address-lot/address.ts'
import { whyNotInLot } from '../address-lot/blocks.ts'
import type { LotWithBlocks } from '../address-lot/queries.ts'

const fields = z.object({
  addressLot: z.string().min(1),
  rackId: z.string().min(1),
  switchLocation: SwitchLocation,
  address: z.string(),
  /** Empty: as wide as an address is. */
  mask: numberInput,
  anycast: z.boolean(),
})

export type LoopbackValues = z.infer<typeof fields>

/** What there is to choose from, and what is taken. */
export interface LoopbackChoices {
  lots: readonly LotWithBlocks[]
  loopbacks: readonly LoopbackAddress[]
}

/** Why a switch cannot have an address, as far as the console can know. */
function whyNotLoopback(
  { address: given, addressLot, rackId, switchLocation }: LoopbackValues,
  { lots, loopbacks }: LoopbackChoices,
): string | undefined {
  const address = given.trim()
  if (ipVersion(address) === undefined) return 'Not a valid IP address'
  const lot = lots.find(({ id }) => id === addressLot)
  const elsewhere = lot && whyNotInLot(address, lot, lots)
  if (elsewhere !== undefined) return elsewhere
  const isTaken = loopbacks.some(
    (other) =>
      other.rackId === rackId &&
      other.switchLocation === switchLocation &&
      isSameAddress(addressOf(other.address), address),
  )
  return isTaken ? `${switchLocation} has this address already` : undefined
}

/** Why a prefix cannot be so wide; empty it can be. */
export function whyNotMask(mask: number, address: string): string | undefined {
  const version = ipVersion(address.trim())
  if (Number.isNaN(mask) || version === undefined) return undefined
  const max = widthMax[version]
  return Number.isInteger(mask) && mask >= 0 && mask <= max ? undefined : `Must be 0 to ${max} for IPv${version}`
}

export function loopbackSchema(choices: LoopbackChoices) {
  return fields.superRefine((values, ctx) => {
    const refuse = (path: keyof LoopbackValues, message: string | undefined) => {
      if (message !== undefined) ctx.addIssue({ code: 'custom', path: [path], message })
    }
    refuse('address', whyNotLoopback(values, choices))
    refuse('mask', whyNotMask(values.mask, values.address))
  }) satisfies z.ZodType<LoopbackValues, LoopbackValues>
}

/** What the control plane is asked for; the values have passed the schema. */
export function loopbackBody({ mask, ...values }: LoopbackValues): LoopbackAddressCreate {
  const address = values.address.trim()
  return { ...values, address, mask: Number.isNaN(mask) ? widthMax[ipFamily(address)] : mask }
}
