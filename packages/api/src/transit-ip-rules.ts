import { blockContains, blocksOverlap, blockText, hasHostBits, ipBlock, widthMax } from './ip-block.ts'

const multicast = ['224.0.0.0/4', 'ff00::/8'].map(ipBlock)
const loopback = ['127.0.0.0/8', '::1/128'].map(ipBlock)

/** Why an interface cannot forward for a network (valid, `address/width`) beside others; undefined when it can. */
export function whyNotTransitIp(text: string, others: readonly string[]): string | undefined {
  const block = ipBlock(text)
  const isSingle = block.width === widthMax[block.family]
  const subject = isSingle ? `transit IP ${text}` : `transit IP block ${text}`
  const noun = isSingle ? 'address' : 'network'
  // A network counts as what it begins with, so that `0.0.0.0/0` is allowed.
  const isOneOf = (ranges: typeof multicast) =>
    ranges.some((range) => blockContains(range, { ...block, last: block.first }))
  if (hasHostBits(text)) return `${subject} has a non-zero host identifier`
  if (isOneOf(multicast)) return `${subject} is a multicast ${noun}`
  if (isOneOf(loopback)) return `${subject} is a loopback ${noun}`
  const other = others.find((given) => blocksOverlap(ipBlock(given), block))
  return other && `${subject} overlaps with ${blockText(ipBlock(other))}`
}

/** The first reason why an interface cannot forward for a list of networks; undefined when it can. */
export function whyNotTransitIps(list: readonly string[]): string | undefined {
  for (const [index, net] of list.entries()) {
    const reason = whyNotTransitIp(net, list.slice(0, index))
    if (reason) return reason
  }
  return undefined
}
