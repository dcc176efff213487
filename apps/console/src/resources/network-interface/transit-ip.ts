import { IpNet } from '@plenum/api/ip'
import { whyNotTransitIp } from '@plenum/api/transit-ip-rules'
import { z } from 'zod'

/** Why a network cannot be added to the list; undefined when it can. */
export function whyNotAdd(text: string, list: readonly string[]): string | undefined {
  const net = text.trim()
  if (list.includes(net)) return 'It is in the list already'
  const parsed = IpNet.safeParse(net)
  return parsed.success ? whyNotTransitIp(net, list) : 'This is no IP network, such as 10.20.0.0/16'
}

/** The box itself: what is left in it would be lost, so it has to be added or taken out. */
export const transitIp = z.string().refine((text) => text.trim() === '', 'add it to the list, or clear it')
