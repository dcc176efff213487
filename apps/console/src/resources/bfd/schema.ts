import { IpAddress } from '@plenum/api/ip'
import type { BfdSessionEnable } from '@plenum/api'
import { z } from 'zod'

const RX_MAX_MS = (2 ** 32 - 1) / 1000

const optionalAddress = z
  .string()
  .trim()
  .pipe(z.union([z.literal(''), IpAddress]))

export const bfdSchema = z
  .object({
    switch: z.enum(['switch0', 'switch1']),
    remote: z.string().trim().pipe(IpAddress),
    local: optionalAddress,
    mode: z.enum(['single_hop', 'multi_hop']),
    detectionThreshold: z.int('must be a whole number').min(1, 'at least 1').max(255, 'at most 255'),
    /** Milliseconds, to the microsecond. */
    interval: z.number().min(0.001, 'above 0').max(RX_MAX_MS, 'too long'),
  })
  .superRefine(({ local, remote }, ctx) => {
    const isOtherFamily = local !== '' && local.includes(':') !== remote.includes(':')
    if (isOtherFamily) ctx.addIssue({ code: 'custom', path: ['local'], message: 'of another family than the peer' })
  })
export type BfdValues = z.infer<typeof bfdSchema>

export const initialBfd: z.input<typeof bfdSchema> = {
  switch: 'switch0',
  remote: '',
  local: '',
  mode: 'single_hop',
  detectionThreshold: 3,
  interval: 300,
}

/** How long a peer may be silent before it counts as down, in milliseconds (RFC 5880, section 6.8.4). */
export function detectionTime({
  detectionThreshold,
  interval,
}: Pick<BfdValues, 'detectionThreshold' | 'interval'>): number {
  return detectionThreshold * interval
}

export function bfdBody({ interval, local, ...values }: BfdValues): BfdSessionEnable {
  return { ...values, ...(local !== '' && { local }), requiredRx: Math.round(interval * 1000) }
}
