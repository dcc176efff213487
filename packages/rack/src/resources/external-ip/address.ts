import { ipFamily, ipNumber, ipText } from '@plenum/api'
import { refuse } from '../../http/refusal.ts'
import type { Documents } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import { sortableIp } from '../../store/sortable-ip.ts'
import type { Reader, Transaction } from '../../store/store.ts'

type ExternalIp = Documents['externalIp']
type Use<E> = E extends ExternalIp ? Omit<E, 'id' | 'ipPoolId' | 'siloId' | 'ip'> : never

interface Range {
  first: string
  last: string
}

/** How many addresses in use are looked at before more are asked for. */
const BATCH = 1000

/** The id under which the use of an address of a pool is kept, so that it has one at most. */
function idOf(ipPoolId: string, ip: string): string {
  return `${ipPoolId} ${sortableIp(ip)}`
}

export function externalIpOf(tx: Reader, ipPoolId: string, ip: string): Promise<ExternalIp | undefined> {
  return tx.get('externalIp', idOf(ipPoolId, ip))
}

/** Whether any address of a range of a pool is in use. */
export async function isAnyInUse(tx: Reader, ipPoolId: string, { first, last }: Range): Promise<boolean> {
  if (await externalIpOf(tx, ipPoolId, first)) return true
  const [next] = await tx.list('externalIp', { parent: ipPoolId, after: idOf(ipPoolId, first), limit: 1 })
  return next !== undefined && sortableIp(next.ip) <= sortableIp(last)
}

async function lowestFreeIn(tx: Reader, ipPoolId: string, { first, last }: Range): Promise<string | undefined> {
  if (!(await externalIpOf(tx, ipPoolId, first))) return first
  const end = ipNumber(last)
  let ip = first
  for (;;) {
    const taken = await tx.list('externalIp', { parent: ipPoolId, after: idOf(ipPoolId, ip), limit: BATCH })
    for (let next = 0; ; next++) {
      const candidate = ipNumber(ip) + 1n
      if (candidate > end) return undefined
      ip = ipText(candidate, ipFamily(first))
      if (taken[next]?.ip !== ip) return ip
      if (next === BATCH - 1) break
    }
  }
}

/** The first address of a pool, by its ranges, that nothing uses. */
async function lowestFree(tx: Reader, ipPoolId: string): Promise<string> {
  for (const { range } of await listAll(tx, 'ipPoolRange', { parent: ipPoolId, order: 'name_ascending' })) {
    const ip = await lowestFreeIn(tx, ipPoolId, range)
    if (ip !== undefined) return ip
  }
  throw refuse.noCapacity('No external IP addresses available')
}

async function requireFree(tx: Reader, ipPoolId: string, requested: string): Promise<string> {
  const ip = ipText(ipNumber(requested), ipFamily(requested))
  const key = sortableIp(ip)
  const ranges = await listAll(tx, 'ipPoolRange', { parent: ipPoolId })
  const isInPool = ranges.some(({ range }) => sortableIp(range.first) <= key && key <= sortableIp(range.last))
  if (!isInPool || (await externalIpOf(tx, ipPoolId, ip)))
    throw refuse.invalidRequest('Requested external IP address not available')
  return ip
}

/**
 * Puts an address of a pool to use: the requested one, or the first that is free. Serializable transactions keep it from
 * being given twice.
 */
export async function takeAddress(
  tx: Transaction,
  given: { ipPoolId: string; siloId: string; requested?: string | null | undefined },
  use: Use<ExternalIp>,
): Promise<ExternalIp> {
  const { ipPoolId, siloId, requested = null } = given
  const ip = requested === null ? await lowestFree(tx, ipPoolId) : await requireFree(tx, ipPoolId, requested)
  const taken: ExternalIp = { id: idOf(ipPoolId, ip), ipPoolId, siloId, ip, ...use }
  await tx.insert('externalIp', taken)
  return taken
}

/** Gives an address back. */
export async function releaseAddress(tx: Transaction, ipPoolId: string, ip: string): Promise<void> {
  await tx.delete('externalIp', idOf(ipPoolId, ip))
}
