import { ipText } from '@plenum/api/ip-block'

/** A BGP identifier as people write it (RFC 4271, section 4.2): the number is an IPv4 address. */
export function ipv4Text(id: number): string {
  return ipText(BigInt(id), 4)
}
