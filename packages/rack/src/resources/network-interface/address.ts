import { assignable, ipFamily, ipText, whyNotAddressIn } from '@plenum/api'
import { refuse } from '../../http/refusal.ts'
import type { Documents } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import type { Reader } from '../../store/store.ts'

/** The requested address, or the lowest free one. Serializable transactions keep it from being given twice. */
export async function allocateIp(
  tx: Reader,
  subnet: Documents['vpcSubnet'],
  requested: string | null,
): Promise<string> {
  if (requested !== null) {
    // Interfaces have one address, which is of the IPv4 block.
    if (ipFamily(requested) === 6) throw refuse.unparsable('unable to parse JSON body: ip: not an IPv4 address')
    const reason = whyNotAddressIn(requested, subnet.ipv4Block)
    if (reason) throw refuse.invalidRequest(reason)
  }
  const where = { index: 'subnetId', equals: subnet.id } as const
  const holders = [...(await listAll(tx, 'networkInterface', { where })), ...(await listAll(tx, 'probe', { where }))]
  const taken = new Set(holders.map(({ ip }) => ip))
  if (requested !== null) {
    if (taken.has(requested)) throw refuse.invalidRequest(`The IP address '${requested}' is not available`)
    return requested
  }
  const { first, last } = assignable(subnet.ipv4Block)
  for (let number = first; number <= last; number++) {
    const ip = ipText(number, 4)
    if (!taken.has(ip)) return ip
  }
  throw refuse.invalidRequest(
    `No available IP addresses for interface in subnet '${subnet.name}' with ID '${subnet.id}'`,
  )
}

/** The addresses that are kept for guests: A8:40:25:F0:00:00 to A8:40:25:FE:FF:FF. */
const macs = { first: 0xa8_40_25_f0_00_00, count: 0x0f_00_00 } as const

function macText(number: number): string {
  return number
    .toString(16)
    .toUpperCase()
    .replace(/(..)(?=.)/g, '$1:')
}

/** A MAC address that no interface of the rack has. Where the search begins comes from the id, so that it is short. */
export async function allocateMac(tx: Reader, nicId: string): Promise<string> {
  const start = Number.parseInt(nicId.slice(0, 8), 16)
  for (let step = 0; step < macs.count; step++) {
    const mac = macText(macs.first + ((start + step) % macs.count))
    const query = { where: { index: 'mac', equals: mac }, limit: 1 } as const
    const holders = [...(await tx.list('networkInterface', query)), ...(await tx.list('probe', query))]
    if (holders.length === 0) return mac
  }
  throw refuse.noCapacity('No free MAC address was found')
}
