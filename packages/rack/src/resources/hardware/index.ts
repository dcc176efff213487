import { operations } from '@plenum/api'
import { permitOnHardware } from '../../access/permissions.ts'
import { reads } from '../../http/handler.ts'
import { pageOf } from '../../http/pagination.ts'
import { locateOfRack } from './locate.ts'
import { sledAddHandlers } from './sled-add.ts'
import { sledHandlers } from './sled.ts'

const rackList = reads(operations.rackList, async (call) => {
  permitOnHardware(call.actor, 'read')
  return pageOf(
    call,
    (window) => call.tx.list('rack', window),
    (rack) => rack,
  )
})

const rackView = reads(operations.rackView, (call) => locateOfRack(call, 'rack', call.params.rackId, 'read'))

const physicalDiskList = reads(operations.physicalDiskList, async (call) => {
  permitOnHardware(call.actor, 'read')
  const where = { index: 'policy', equals: 'in_service' } as const
  return pageOf(
    call,
    (window) => call.tx.list('physicalDisk', { where, ...window }),
    (disk) => disk,
  )
})

const physicalDiskView = reads(operations.physicalDiskView, (call) =>
  locateOfRack(call, 'physicalDisk', call.params.diskId, 'read'),
)

const switchList = reads(operations.switchList, async (call) => {
  permitOnHardware(call.actor, 'read')
  return pageOf(
    call,
    (window) => call.tx.list('switch', window),
    (found) => found,
  )
})

const switchView = reads(operations.switchView, (call) => locateOfRack(call, 'switch', call.params.switchId, 'read'))

export const hardwareHandlers = [
  rackList,
  rackView,
  physicalDiskList,
  physicalDiskView,
  switchList,
  switchView,
  ...sledHandlers,
  ...sledAddHandlers,
]
