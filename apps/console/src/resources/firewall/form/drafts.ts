import { whyNotIp, whyNotIpNet } from '@plenum/api/ip'
import { parseNumberRange, rangeText } from '@plenum/api/number-range'
import { whyNotName } from '@plenum/api/text-rules'
import type { VpcFirewallRuleProtocol, VpcFirewallRuleTarget } from '@plenum/api'
import type { EndDraft, ProtocolDraft } from './rule-values.ts'

/** Why what was typed cannot be added as a target or a host; undefined when it can. */
export function whyNotEnd({ type, value }: EndDraft): string | undefined {
  const text = value.trim()
  if (type === 'ip') return whyNotIp(text)
  return type === 'ip_net' ? whyNotIpNet(text) : whyNotName(text)
}

export function endOf({ type, value }: EndDraft): VpcFirewallRuleTarget {
  return { type, value: value.trim() }
}

export function isSameEnd(a: VpcFirewallRuleTarget, b: VpcFirewallRuleTarget): boolean {
  return a.type === b.type && a.value === b.value
}

const MAX = 255

/** Why a text is no ICMP type; none at all stands for every type. */
export function whyNotIcmpType(text: string): string | undefined {
  const type = text.trim()
  return type === '' || (/^\d{1,3}$/.test(type) && Number(type) <= MAX)
    ? undefined
    : `Must be a number from 0 to ${MAX}`
}

/** Why a text is no ICMP code and no range of codes; none at all stands for every code. */
export function whyNotIcmpCode(text: string): string | undefined {
  const code = text.trim()
  if (code === '') return undefined
  const range = /^\d{1,9}(-\d{1,9})?$/.test(code) ? parseNumberRange(code) : undefined
  if (!range) return 'Must be a number, or two numbers with a dash between them'
  const isRange = code.includes('-')
  if (!isRange && range.first > MAX) return `Must be from 0 to ${MAX}`
  if (range.first > MAX) return `The beginning of the range must be from 0 to ${MAX}`
  if (range.last > MAX) return `The end of the range must be from 0 to ${MAX}`
  return range.first > range.last ? 'The end of a range must not be below its beginning' : undefined
}

/** What people type or paste for a dash: en and em dashes, and more than one of them. */
export function withPlainDashes(text: string): string {
  return text.replaceAll(/[-–—]+/g, '-')
}

/** What the fields say, once they have been checked; undefined while no protocol is chosen. */
export function protocolOf({ type, icmpType, code }: ProtocolDraft): VpcFirewallRuleProtocol | undefined {
  if (type === '') return undefined
  if (type !== 'icmp') return { type }
  if (icmpType.trim() === '') return { type, value: null }
  const codes = parseNumberRange(code.trim())
  return { type, value: { icmpType: Number(icmpType.trim()), ...(codes && { code: rangeText(codes) }) } }
}

export function isSameProtocol(a: VpcFirewallRuleProtocol, b: VpcFirewallRuleProtocol): boolean {
  if (a.type !== 'icmp' || b.type !== 'icmp') return a.type === b.type
  return a.value?.icmpType === b.value?.icmpType && (a.value?.code ?? null) === (b.value?.code ?? null)
}
