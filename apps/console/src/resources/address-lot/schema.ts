import { AddressLotCreate } from '@plenum/api/address-lot'
import { z } from 'zod'
import { whyNotBlock } from './blocks.ts'

/** The form of a lot: its blocks, and one more that is being typed. */
const fields = AddressLotCreate.extend({ first: z.string(), last: z.string() })

export type LotValues = z.input<typeof fields>

/** The block that is being typed; undefined while both fields are empty. */
export function typedBlock({ first, last }: Pick<LotValues, 'first' | 'last'>) {
  const [firstAddress, lastAddress] = [first.trim(), last.trim()]
  if (firstAddress === '' && lastAddress === '') return undefined
  return { firstAddress, lastAddress }
}

/** Nobody has to press Add for the last block: what stands in its fields belongs to the lot. */
export const lotSchema = fields.superRefine((values, ctx) => {
  const typed = typedBlock(values)
  if (!typed && values.blocks.length === 0)
    ctx.addIssue({ code: 'custom', path: ['first'], message: 'A lot needs at least one block' })
  const refusals = typed ? whyNotBlock(typed, values.blocks) : {}
  for (const [field, message] of Object.entries(refusals)) ctx.addIssue({ code: 'custom', path: [field], message })
})

/** What the control plane is asked for; the values have passed the schema. */
export function lotBody({ first, last, ...values }: z.output<typeof fields>): z.input<typeof AddressLotCreate> {
  const typed = typedBlock({ first, last })
  return { ...values, blocks: [...values.blocks, ...(typed ? [typed] : [])] }
}
