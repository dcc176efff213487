import { ipFamily, ipNumber } from '@plenum/api/ip-block'

/** The address in a network (`address/width`), or alone. */
export function addressOf(net: string): string {
  return net.split('/')[0] ?? ''
}

/** Whether two valid addresses are the same, however they are spelled. */
export function isSameAddress(a: string, b: string): boolean {
  return ipFamily(a) === ipFamily(b) && ipNumber(a) === ipNumber(b)
}
