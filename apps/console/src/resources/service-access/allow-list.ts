import { ALLOW_LIST_MAX } from '@plenum/api/allow-list'
import { whyNotIpNet } from '@plenum/api/ip'
import { blockContains, ipBlock, ipNumber } from '@plenum/api/ip-block'
import { rangeSpan } from '@plenum/api/ip-range-rules'
import type { AllowedSourceIps } from '@plenum/api'
import { z } from 'zod'

export interface AllowValues {
  allow: 'any' | 'list'
  /** Networks, one to a line. */
  text: string
  /** What has to be typed before a list is sent: whoever is not on it is shut out. */
  sure: string
}

export const SURE = 'restrict'

/** The networks of a text: lines, or what commas and blanks part; each once. An address alone is a network of one. */
export function networksIn(text: string): string[] {
  const given = text.split(/[\s,;]+/).filter((each) => each !== '')
  const whole = given.map((each) => (each.includes('/') ? each : `${each}/${each.includes(':') ? 128 : 32}`))
  return [...new Set(whole)]
}

function whyNotNetwork(network: string): string | undefined {
  const invalid = whyNotIpNet(network)
  if (invalid !== undefined) return invalid
  const [address = ''] = network.split('/')
  if (network.endsWith('/0')) return 'would be every address; choose any source instead'
  return ipNumber(address) === 0n ? 'is the unspecified address' : undefined
}

/** Why a text is no list that the control plane takes; undefined when it is one. */
export function whyNotList(text: string): string | undefined {
  const networks = networksIn(text)
  if (networks.length === 0) return 'Name at least one network'
  const [bad] = networks.flatMap((network) => {
    const why = whyNotNetwork(network)
    return why === undefined ? [] : [`${network}: ${why.charAt(0).toLowerCase()}${why.slice(1)}`]
  })
  if (bad !== undefined) return bad
  return networks.length > ALLOW_LIST_MAX
    ? `At most ${ALLOW_LIST_MAX} networks, and these are ${networks.length}`
    : undefined
}

export const allowSchema = z
  .object({ allow: z.enum(['any', 'list']), text: z.string(), sure: z.string().trim() })
  .superRefine(({ allow, text, sure }, ctx) => {
    if (allow === 'any') return
    const message = whyNotList(text)
    if (message !== undefined) ctx.addIssue({ code: 'custom', path: ['text'], message })
    if (sure !== SURE) ctx.addIssue({ code: 'custom', path: ['sure'], message: `Type ${SURE} to confirm` })
  })

export function allowValues(allowed: AllowedSourceIps): AllowValues {
  return { allow: allowed.allow, text: allowed.allow === 'list' ? allowed.ips.join('\n') : '', sure: '' }
}

export function allowedSources({ allow, text }: Omit<AllowValues, 'sure'>): AllowedSourceIps {
  return allow === 'any' ? { allow } : { allow, ips: networksIn(text) }
}

/** Whether a valid address may come in. */
export function lets(values: Omit<AllowValues, 'sure'>, address: string): boolean {
  if (values.allow === 'any') return true
  const span = rangeSpan({ first: address, last: address })
  return networksIn(values.text).some(
    (network) => whyNotIpNet(network) === undefined && blockContains(ipBlock(network), span),
  )
}
