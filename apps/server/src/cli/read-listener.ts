import { BadInput } from './values.ts'

const PORT_MAX = 65_535

/** Nothing is nowhere. An address of IPv6 stands in brackets, as in URLs. */
export function readListener(text: string, source: string): { host: string; port: number } | undefined {
  if (text === '') return undefined
  const [, bracketed, plain, digits = ''] = /^(?:\[([\da-fA-F:.%]+)\]|([\w.-]+)):(\d{1,5})$/.exec(text) ?? []
  const host = bracketed ?? plain
  if (host !== undefined && Number(digits) <= PORT_MAX) return { host, port: Number(digits) }
  throw new BadInput(`${source}: "${text}" is not an address and a port, like 127.0.0.1:9464`)
}
