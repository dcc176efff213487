/** A question to the rule tester, as the URL holds it. */
export interface TesterSearch {
  /** `web/nic0`, or an address. */
  from?: string | undefined
  to?: string | undefined
  protocol?: 'udp' | 'icmp' | undefined
  port?: number | undefined
  /** Of ICMP. */
  type?: number | undefined
  code?: number | undefined
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function number(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined
}

/** Every key is always there, or a raw value of another type would stay. */
export function testerSearch(search: Record<string, unknown>): TesterSearch {
  const { protocol } = search
  return {
    from: text(search['from']),
    to: text(search['to']),
    protocol: protocol === 'udp' || protocol === 'icmp' ? protocol : undefined,
    port: number(search['port']),
    type: number(search['type']),
    code: number(search['code']),
  }
}
