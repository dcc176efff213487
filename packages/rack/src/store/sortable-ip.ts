import { ipFamily, ipNumber, widthMax } from '@plenum/api/ip-block'

/** A valid address as text that is in the order of the addresses: IPv4 first, then IPv6. */
export function sortableIp(address: string): string {
  const family = ipFamily(address)
  const digits = ipNumber(address).toString(16)
  return `${family}-${digits.padStart(widthMax[family] / 4, '0')}`
}
