import { whyNotIp } from '@plenum/api/ip'
import type { LldpLinkConfigCreate } from '@plenum/api'
import { z } from 'zod'

/** What a link says of itself, as fields: what is empty is not said. */
export const lldpFields = z.object({
  enabled: z.boolean(),
  linkName: z.string(),
  linkDescription: z.string(),
  chassisId: z.string(),
  systemName: z.string(),
  systemDescription: z.string(),
  managementIp: z.string(),
})

type LldpValues = z.infer<typeof lldpFields>

export const lldpSchema = lldpFields.superRefine(({ managementIp }, ctx) => {
  const message = managementIp.trim() === '' ? undefined : whyNotIp(managementIp.trim())
  if (message !== undefined) ctx.addIssue({ code: 'custom', path: ['managementIp'], message })
})

/** The fields in the order in which they are shown. */
export const lldpTexts = {
  linkName: 'Link name',
  linkDescription: 'Link description',
  chassisId: 'Chassis ID',
  systemName: 'System name',
  systemDescription: 'System description',
  managementIp: 'Management IP',
} as const satisfies Partial<Record<keyof LldpValues, string>>

export const lldpNames = [
  'linkName',
  'linkDescription',
  'chassisId',
  'systemName',
  'systemDescription',
  'managementIp',
] as const

export function lldpValues(config: LldpLinkConfigCreate): LldpValues {
  const texts = lldpNames.map((name) => [name, config[name] ?? ''] as const)
  return { ...lldpFields.parse({ enabled: config.enabled, ...Object.fromEntries(texts) }) }
}

/** All that is said, each time: what is left out is not said any more. */
export function lldpBody(values: LldpValues): LldpLinkConfigCreate {
  const said = lldpNames.map((name) => [name, values[name].trim()] as const).filter(([, text]) => text !== '')
  return { enabled: values.enabled, ...Object.fromEntries(said) }
}
