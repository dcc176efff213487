import type { z } from 'zod'
import { whyNotLinks, whyNotOfLinks } from './rules.ts'
import { settingsFields } from './values.ts'
import type { SettingsValues } from './values.ts'

/** The rules over all rows together; each row was looked at when it was added. */
export function settingsSchema(names: ReadonlySet<string>) {
  return settingsFields.superRefine((values, ctx) => {
    const refuse = (field: keyof SettingsValues, message: string | undefined) => {
      if (message !== undefined) ctx.addIssue({ code: 'custom', path: [field], message })
    }
    // The control plane would replace what is there, and change every port that has it.
    refuse('name', names.has(values.name) ? 'Settings of this name are there; edit those instead' : undefined)
    refuse('links', whyNotLinks(values))
    for (const field of ['interfaces', 'addresses', 'routes'] as const)
      refuse(field, whyNotOfLinks(values[field], values.links))
    const peers = values.bgpPeers.map(({ interfaceName }) => ({ linkName: interfaceName }))
    refuse('bgpPeers', whyNotOfLinks(peers, values.links))
  }) satisfies z.ZodType<SettingsValues, SettingsValues>
}
