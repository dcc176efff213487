/** Addresses as numbers, so that those of one family can be compared, counted and cut into networks. */

/** Bits of an address, so the widest that a network can be. */
export const widthMax = { 4: 32, 6: 128 } as const
type Family = keyof typeof widthMax

/** The addresses of a network, both ends included. */
export interface IpBlock {
  family: Family
  width: number
  first: bigint
  last: bigint
}

/** The family of a valid address or network. */
export function ipFamily(text: string): Family {
  return text.includes(':') ? 6 : 4
}

/** A valid address as a number. */
export function ipNumber(address: string): bigint {
  if (ipFamily(address) === 4) return address.split('.').reduce((sum, octet) => sum * 256n + BigInt(octet), 0n)
  // Whatever form it is given in, a URL shows it in hexadecimal groups, with `::` for the zeros at most once.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after].reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n)
}

/** The address with a number, in its shortest form (RFC 5952). */
export function ipText(number: bigint, family: Family): string {
  const part = family === 4 ? 8 : 16
  const parts = Array.from({ length: widthMax[family] / part }, (_, index) =>
    BigInt.asUintN(part, number >> BigInt(widthMax[family] - part * (index + 1))),
  )
  if (family === 4) return parts.join('.')
  return new URL(`http://[${parts.map((group) => group.toString(16)).join(':')}]`).hostname.slice(1, -1)
}

/** The network of a family that begins at or around an address. */
export function blockAround(number: bigint, width: number, family: Family): IpBlock {
  const size = 1n << BigInt(widthMax[family] - width)
  const first = number - (number % size)
  return { family, width, first, last: first + size - 1n }
}

/** A valid network (`address/width`) as a block; the host bits of its address do not count. */
export function ipBlock(net: string): IpBlock {
  const [address = '', width] = net.split('/')
  return blockAround(ipNumber(address), Number(width), ipFamily(net))
}

/** A block as a network, without host bits and in its shortest form. */
export function blockText({ first, width, family }: IpBlock): string {
  return `${ipText(first, family)}/${width}`
}

/** Whether a valid network has an address that is not its first. */
export function hasHostBits(net: string): boolean {
  return ipNumber(net.split('/')[0] ?? '') !== ipBlock(net).first
}

type Span = Pick<IpBlock, 'family' | 'first' | 'last'>

export function blockContains(outer: Span, inner: Span): boolean {
  return outer.family === inner.family && outer.first <= inner.first && inner.last <= outer.last
}

export function blocksOverlap(a: Span, b: Span): boolean {
  return a.family === b.family && a.first <= b.last && b.first <= a.last
}
