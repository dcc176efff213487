import { z } from 'zod'
import { Baseboard, hardwareIdentity } from './hardware.ts'
import { operation } from './operation.ts'
import { pagedById, pageOf } from './page.ts'
import { Id } from './scalars.ts'

/** Which of the two switches of a rack. */
export const SwitchLocation = z.enum(['switch0', 'switch1']).meta({ id: 'SwitchLocation' })
export type SwitchLocation = z.infer<typeof SwitchLocation>

export const Switch = z.object({ ...hardwareIdentity, baseboard: Baseboard, rackId: Id }).meta({ id: 'Switch' })
export type Switch = z.infer<typeof Switch>

const tag = 'system/hardware'

const switchList = operation({
  id: 'switchList',
  method: 'GET',
  path: '/v1/system/hardware/switches',
  tag,
  summary: 'List the switches',
  query: z.object(pagedById),
  response: pageOf(Switch),
  status: 200,
})

const switchView = operation({
  id: 'switchView',
  method: 'GET',
  path: '/v1/system/hardware/switches/{switchId}',
  tag,
  summary: 'View a switch',
  params: z.object({ switchId: Id }),
  response: Switch,
  status: 200,
})

export const switchOperations = {
  switchList,
  switchView,
} as const
