import { ipFamily, ipNumber, ipText } from '@plenum/api'
import { refuse } from '../../http/refusal.ts'
import type { Documents } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import { sortableIp } from '../../store/sortable-ip.ts'
import type { Reader, Transaction } from '../../store/store.ts'

type ExternalIp = Documents['externalIp']
type PoolRange = Documents['ipPoolRange']
type Use<E> = E extends ExternalIp ? Omit<E, 'id' | 'ipPoolId' | 'siloId' | 'ip'> : never

interface Range {
  first: string
  last: string
}

/** How many addresses in use are looked at, first and then, before more are asked for. */
const FEW = 16
const MANY = 1000

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

/** The lowest address of a range that nothing uses. Those that are known to be in use are not looked at again. */
async function lowestFreeIn(tx: Reader, ipPoolId: string, { range, usedUpTo }: PoolRange): Promise<string | undefined> {
  const { first, last } = range
  if (usedUpTo === undefined && !(await externalIpOf(tx, ipPoolId, first))) return first
  const end = ipNumber(last)
  let ip = usedUpTo ?? first
  for (let limit = FEW; ipNumber(ip) < end; limit = MANY) {
    const taken = await tx.list('externalIp', { parent: ipPoolId, after: idOf(ipPoolId, ip), limit })
    for (let next = 0; next < limit && ipNumber(ip) < end; next++) {
      ip = ipText(ipNumber(ip) + 1n, ipFamily(first))
      if (taken[next]?.ip !== ip) return ip
    }
  }
  return undefined
}

/** The first address of a pool, by its ranges, that nothing uses; from now on its range knows that those up to it are used. */
async function takeLowestFree(tx: Transaction, ipPoolId: string): Promise<string> {
  for (const range of await listAll(tx, 'ipPoolRange', { parent: ipPoolId, order: 'name_ascending' })) {
    const ip = await lowestFreeIn(tx, ipPoolId, range)
    if (ip === undefined) continue
    await tx.update('ipPoolRange', { ...range, usedUpTo: ip })
    return ip
  }
  throw refuse.noCapacity('No external IP addresses available')
}

/** The range of a pool that an address is in. */
async function rangeOf(tx: Reader, ipPoolId: string, ip: string): Promise<PoolRange | undefined> {
  const key = sortableIp(ip)
  const ranges = await listAll(tx, 'ipPoolRange', { parent: ipPoolId })
  return ranges.find(({ range }) => sortableIp(range.first) <= key && key <= sortableIp(range.last))
}

async function requireFree(tx: Reader, ipPoolId: string, requested: string): Promise<string> {
  const ip = ipText(ipNumber(requested), ipFamily(requested))
  if (!(await rangeOf(tx, ipPoolId, ip)) || (await externalIpOf(tx, ipPoolId, ip)))
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
  const ip = requested === null ? await takeLowestFree(tx, ipPoolId) : await requireFree(tx, ipPoolId, requested)
  const taken: ExternalIp = { id: idOf(ipPoolId, ip), ipPoolId, siloId, ip, ...use }
  await tx.insert('externalIp', taken)
  return taken
}

/** Gives an address back. */
export async function releaseAddress(tx: Transaction, ipPoolId: string, ip: string): Promise<void> {
  await tx.delete('externalIp', idOf(ipPoolId, ip))
  const range = await rangeOf(tx, ipPoolId, ip)
  if (range?.usedUpTo === undefined || sortableIp(range.usedUpTo) < sortableIp(ip)) return
  const isFirst = ipNumber(ip) === ipNumber(range.range.first)
  const before = isFirst ? undefined : ipText(ipNumber(ip) - 1n, ipFamily(ip))
  await tx.update('ipPoolRange', { ...range, usedUpTo: before })
}
