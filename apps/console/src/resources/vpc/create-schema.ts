import { ipBlock } from '@plenum/api/ip-block'
import { ipVersion, whyNotIpNet } from '@plenum/api/ip'
import { ruled } from '@plenum/api/ruled'
import { Description, Name } from '@plenum/api/scalars'
import { subnetLimits, whyNotVpcPrefix } from '@plenum/api/subnet-rules'
import { z } from 'zod'

/** Why a text is no prefix for a VPC; undefined when it is one, or when there is none. */
export function whyNotPrefix(text: string): string | undefined {
  const prefix = text.trim()
  if (prefix === '') return undefined
  const unreadable = whyNotIpNet(prefix)
  if (unreadable !== undefined) return unreadable
  if (ipVersion(prefix.split('/')[0] ?? '') !== 6) return 'Must be an IPv6 network'
  if (whyNotVpcPrefix(prefix) === undefined) return undefined
  return ipBlock(prefix).width === subnetLimits.vpcWidth
    ? 'Must be a unique local address: one within fd00::/8'
    : `Must have a width of ${subnetLimits.vpcWidth}`
}

/** The rules of `VpcCreate`, over the fields of the form. */
export const vpcSchema = z.object({
  name: Name,
  description: Description,
  dnsName: Name,
  ipv6Prefix: ruled(whyNotPrefix),
})
export type VpcValues = z.infer<typeof vpcSchema>

/** A prefix that was left out is made up by the control plane. */
export function vpcBody({ ipv6Prefix, ...others }: VpcValues) {
  const prefix = ipv6Prefix.trim()
  return prefix === '' ? others : { ...others, ipv6Prefix: prefix }
}
