import { operations, whyNotRange } from '@plenum/api'
import type { IpPoolRange, IpRange } from '@plenum/api'
import { reads, writes } from '../../http/handler.ts'
import type { Call } from '../../http/handler.ts'
import { pageOf } from '../../http/pagination.ts'
import { refuse } from '../../http/refusal.ts'
import type { Documents } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import { sortableIp } from '../../store/sortable-ip.ts'
import type { Transaction } from '../../store/store.ts'
import { isAnyInUse } from '../external-ip/address.ts'
import { locatePool, locateServicePool } from './locate.ts'

type Pool = Documents['ipPool']
type Listing = Call<typeof operations.ipPoolRangeList> | Call<typeof operations.ipPoolServiceRangeList>

const rangeView = ({ id, ipPoolId, timeCreated, range }: Documents['ipPoolRange']): IpPoolRange => ({
  id,
  ipPoolId,
  timeCreated,
  range,
})

function listOf(call: Listing, pool: Pool) {
  return pageOf(
    call,
    (window) => call.tx.list('ipPoolRange', { parent: pool.id, ...window, order: 'name_ascending' }),
    rangeView,
    ({ range }) => sortableIp(range.first),
  )
}

/** Adds a range to a pool. Throws when it overlaps another, of whichever pool. */
async function add(tx: Transaction, pool: Pool, range: IpRange, timeCreated: Date): Promise<IpPoolRange> {
  const others = await listAll(tx, 'ipPoolRange', {})
  const reason = whyNotRange(
    range,
    others.map((other) => other.range),
  )
  if (reason) throw refuse.invalidRequest(reason)
  const added = { id: crypto.randomUUID(), ipPoolId: pool.id, timeCreated, range }
  await tx.insert('ipPoolRange', added)
  return added
}

async function remove(tx: Transaction, pool: Pool, { first, last }: IpRange): Promise<undefined> {
  const found = await tx.find('ipPoolRange', pool.id, sortableIp(first))
  if (!found || sortableIp(found.range.last) !== sortableIp(last))
    throw refuse.invalidRequest(`The provided range ${first}-${last} does not exist`)
  if (await isAnyInUse(tx, pool.id, found.range))
    throw refuse.invalidRequest('IP pool ranges cannot be deleted while external IP addresses are allocated from them')
  await tx.delete('ipPoolRange', found.id)
  return undefined
}

const listRanges = reads(operations.ipPoolRangeList, async (call) =>
  listOf(call, await locatePool(call, call.params.pool, 'read')),
)

const addRange = writes(operations.ipPoolRangeAdd, async (call) =>
  add(call.tx, await locatePool(call, call.params.pool, 'modify'), call.body, call.now),
)

const removeRange = writes(operations.ipPoolRangeRemove, async (call) =>
  remove(call.tx, await locatePool(call, call.params.pool, 'modify'), call.body),
)

const listServiceRanges = reads(operations.ipPoolServiceRangeList, async (call) =>
  listOf(call, await locateServicePool(call, 'read')),
)

const addServiceRange = writes(operations.ipPoolServiceRangeAdd, async (call) =>
  add(call.tx, await locateServicePool(call, 'modify'), call.body, call.now),
)

const removeServiceRange = writes(operations.ipPoolServiceRangeRemove, async (call) =>
  remove(call.tx, await locateServicePool(call, 'modify'), call.body),
)

export const ipPoolRangeHandlers = [
  listRanges,
  addRange,
  removeRange,
  listServiceRanges,
  addServiceRange,
  removeServiceRange,
]
