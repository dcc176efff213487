import { GiB } from '@plenum/api/bytes'
import type { SiloQuotasUpdate, VirtualResourceCounts } from '@plenum/api'
import { z } from 'zod'
import { numberInput } from '../../form/number-input.ts'

/** Quotas as forms have them: vCPUs, and memory and storage in GiB. */
export interface QuotaValues {
  cpus: number
  memoryGiB: number
  storageGiB: number
}

/** What a field can show of a number. */
const DECIMALS = 3

const maxGiB = Number.MAX_SAFE_INTEGER / GiB

function shown(giB: number): number {
  return Number(giB.toFixed(DECIMALS))
}

export function quotaValues({ cpus, memory, storage }: VirtualResourceCounts): QuotaValues {
  return { cpus, memoryGiB: shown(memory / GiB), storageGiB: shown(storage / GiB) }
}

/** Why it cannot be a quota; NaN is "required", which the field itself says. */
function whyNotQuota(value: number, max: number): string | undefined {
  if (Number.isNaN(value)) return 'required'
  if (value < 0) return 'cannot be less than 0'
  return value > max ? `cannot be more than ${Math.floor(max)}` : undefined
}

const size = numberInput.superRefine((value, ctx) => {
  const message = whyNotQuota(value, maxGiB)
  if (message !== undefined) ctx.addIssue({ code: 'custom', message })
})

const count = numberInput.superRefine((value, ctx) => {
  const message = whyNotQuota(value, Number.MAX_SAFE_INTEGER)
  if (message !== undefined) ctx.addIssue({ code: 'custom', message })
  else if (!Number.isInteger(value)) ctx.addIssue({ code: 'custom', message: 'must be a whole number' })
})

export const quotaFields = { cpus: count, memoryGiB: size, storageGiB: size }
export const QuotaSchema = z.object(quotaFields)

const bytes = (giB: number) => Math.round(giB * GiB)

export function quotaBody({ cpus, memoryGiB, storageGiB }: QuotaValues): VirtualResourceCounts {
  return { cpus, memory: bytes(memoryGiB), storage: bytes(storageGiB) }
}

/** What was changed, and nothing else: a quota that is no round number must not be rounded by passing through a field. */
export function quotaChanges(before: VirtualResourceCounts, values: QuotaValues): SiloQuotasUpdate {
  const was = quotaValues(before)
  const { cpus, memory, storage } = quotaBody(values)
  return {
    ...(values.cpus !== was.cpus && { cpus }),
    ...(shown(values.memoryGiB) !== was.memoryGiB && { memory }),
    ...(shown(values.storageGiB) !== was.storageGiB && { storage }),
  }
}

/** What would be in use beyond the quotas: "memory". */
export function exceeded(used: VirtualResourceCounts, values: QuotaValues): string[] {
  const { cpus, memory, storage } = quotaBody(values)
  return [
    ...(cpus < used.cpus ? ['vCPUs'] : []),
    ...(memory < used.memory ? ['memory'] : []),
    ...(storage < used.storage ? ['storage'] : []),
  ]
}
