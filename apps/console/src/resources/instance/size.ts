import { GiB } from '@plenum/api/bytes'
import { whyNotMemory, whyNotVcpus } from '@plenum/api/instance-rules'
import type { z } from 'zod'

export interface Size {
  ncpus: number
  memoryGiB: number
}

/** Refuses what the control plane would refuse. NaN is "required", which the field itself says. */
export function checkSize({ ncpus, memoryGiB }: Size, ctx: z.RefinementCtx): void {
  const refuse = (path: string, message: string | undefined) =>
    message !== undefined && ctx.addIssue({ code: 'custom', path: [path], message })
  refuse('ncpus', Number.isNaN(ncpus) ? 'required' : whyNotVcpus(ncpus))
  refuse('memoryGiB', Number.isNaN(memoryGiB) ? 'required' : whyNotMemory(memoryGiB * GiB))
}
