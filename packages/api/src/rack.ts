import { z } from 'zod'
import { hardwareIdentity } from './hardware.ts'
import { operation } from './operation.ts'
import { pagedById, pageOf } from './page.ts'
import { Id } from './scalars.ts'

export const Rack = z.object(hardwareIdentity).meta({ id: 'Rack' })
export type Rack = z.infer<typeof Rack>

const tag = 'system/hardware'

const rackList = operation({
  id: 'rackList',
  method: 'GET',
  path: '/v1/system/hardware/racks',
  tag,
  summary: 'List the racks',
  query: z.object(pagedById),
  response: pageOf(Rack),
  status: 200,
})

const rackView = operation({
  id: 'rackView',
  method: 'GET',
  path: '/v1/system/hardware/racks/{rackId}',
  tag,
  summary: 'View a rack',
  params: z.object({ rackId: Id }),
  response: Rack,
  status: 200,
})

export const rackOperations = {
  rackList,
  rackView,
} as const
