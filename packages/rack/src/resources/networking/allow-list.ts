import { ALLOW_LIST_MAX, blockContains, ipBlock, ipNumber, operations, rangeSpan } from '@plenum/api'
import type { AllowedSourceIps, AllowList } from '@plenum/api'
import { permitOnHardware } from '../../access/permissions.ts'
import { reads, writes } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import { FLEET_ID } from '../../store/kinds.ts'
import type { Documents } from '../../store/kinds.ts'
import { mustGet } from '../locate.ts'
import { addressIn } from './reservation.ts'

function view({ id: _, ...list }: Documents['allowList']): AllowList {
  return list
}

function isUnspecified(net: string): boolean {
  const address = addressIn(net)
  return ipNumber(address) === 0n
}

function reaches(ips: readonly string[], address: string): boolean {
  return ips.some((net) => blockContains(ipBlock(net), rangeSpan({ first: address, last: address })))
}

/** Who is in the process itself, as in the preview, cannot be locked out but by a list of nothing. */
function locksOut(ips: readonly string[], address: string | undefined): boolean {
  return address === undefined ? ips.length === 0 : !reaches(ips, address)
}

function check(allowed: AllowedSourceIps, address: string | undefined): void {
  if (allowed.allow === 'any') return
  const { ips } = allowed
  if (ips.length > ALLOW_LIST_MAX)
    throw refuse.invalidRequest(`Source IP allowlist is limited to ${ALLOW_LIST_MAX} entries, found ${ips.length}`)
  if (ips.some(isUnspecified))
    throw refuse.invalidRequest(
      'Source IP allowlist may not contain the unspecified address. Use "any" to allow any source IP.',
    )
  if (ips.some((net) => ipBlock(net).width === 0))
    throw refuse.invalidRequest('Source IP allowlist entries may not have a netmask of /0.')
  if (locksOut(ips, address))
    throw refuse.invalidRequest(
      'The source IP allow list would prevent access from the current client! Ensure that the allow list contains an entry that covers its address.',
    )
}

const viewList = reads(operations.networkingAllowListView, async ({ actor, tx }) => {
  permitOnHardware(actor, 'read')
  return view(await mustGet(tx, 'allowList', FLEET_ID))
})

const update = writes(operations.networkingAllowListUpdate, async ({ actor, tx, body, now, address }) => {
  permitOnHardware(actor, 'modify')
  check(body.allowedIps, address)
  const before = await mustGet(tx, 'allowList', FLEET_ID)
  const list = { ...before, allowedIps: body.allowedIps, timeModified: now }
  await tx.update('allowList', list)
  return view(list)
})

export const allowListHandlers = [viewList, update]
