import { z } from 'zod'
import { widthMax } from './ip-block.ts'
import { ruled } from './ruled.ts'

const ipv4 = z.ipv4()
const ipv6 = z.ipv6()

/** 4, 6, or undefined for what is no IP address. */
export function ipVersion(text: string): 4 | 6 | undefined {
  if (ipv4.safeParse(text).success) return 4
  return ipv6.safeParse(text).success ? 6 : undefined
}

/** Why a text is no IP address; undefined when it is one. */
export function whyNotIp(text: string): string | undefined {
  return ipVersion(text) ? undefined : 'Not a valid IP address'
}

/** Why a text is no IP network (`address/width`); undefined when it is one. */
export function whyNotIpNet(text: string, wanted?: 4 | 6): string | undefined {
  const [address = '', width, ...rest] = text.split('/')
  if (width === undefined || rest.length > 0) return 'Must contain an IP address and a width, separated by a /'
  const version = ipVersion(address)
  if (!version || (wanted && version !== wanted))
    return wanted ? `Not a valid IPv${wanted} address` : 'Not a valid IP address'
  if (!/^\d+$/.test(width)) return 'Width must be an integer'
  return Number(width) > widthMax[version] ? `Max width for IPv${version} is ${widthMax[version]}` : undefined
}

/** IPv4 or IPv6. */
export const IpAddress = ruled(whyNotIp).meta({ format: 'ip' })
export const Ipv4Address = ipv4.meta({ format: 'ipv4' })
export const Ipv6Address = ipv6.meta({ format: 'ipv6' })

/** `address/width`, IPv4 or IPv6. */
export const IpNet = ruled((text) => whyNotIpNet(text)).meta({ id: 'IpNet' })
export const Ipv4Net = ruled((text) => whyNotIpNet(text, 4)).meta({ id: 'Ipv4Net' })
export const Ipv6Net = ruled((text) => whyNotIpNet(text, 6)).meta({ id: 'Ipv6Net' })

/** Six octets in hex, separated by colons. */
export const MacAddr = z
  .string()
  .regex(/^([0-9a-fA-F]{0,2}:){5}[0-9a-fA-F]{0,2}$/, 'Not a valid MAC address')
  .meta({ id: 'MacAddr', minLength: 5, maxLength: 17 })
