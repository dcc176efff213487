import { z } from 'zod'
import { operation } from './operation.ts'
import { pagedById, pageOf } from './page.ts'
import { Id, Name, NameOrId } from './scalars.ts'

export const SwitchPort = z
  .object({
    id: Id,
    rackId: Id,
    /** `switch0` or `switch1`. */
    switchLocation: z.string(),
    portName: Name,
    /** Absent or null while no settings are applied. */
    portSettingsId: Id.nullish(),
  })
  .meta({ id: 'SwitchPort' })
export type SwitchPort = z.infer<typeof SwitchPort>

export const SwitchPortApplySettings = z.object({ portSettings: NameOrId }).meta({ id: 'SwitchPortApplySettings' })
export type SwitchPortApplySettings = z.infer<typeof SwitchPortApplySettings>

/** What the switch itself tells of a port, in its own words: `link`, and `monitors` where there is a transceiver. */
export const SwitchLinkState = z.unknown().meta({ id: 'SwitchLinkState' })

/** Say which switch a port is on; any name is read as a location, those that do not exist are refused. */
export const switchSelector = { rackId: Id, switchLocation: Name }

const tag = 'system/hardware'
const params = z.object({ port: Name })
const query = z.object(switchSelector)

const networkingSwitchPortList = operation({
  id: 'networkingSwitchPortList',
  method: 'GET',
  path: '/v1/system/hardware/switch-port',
  tag,
  summary: 'List the switch ports, or the one that is asked for',
  query: z.object({ ...pagedById, switchPortId: Id.nullish() }),
  response: pageOf(SwitchPort),
  status: 200,
})

const networkingSwitchPortApplySettings = operation({
  id: 'networkingSwitchPortApplySettings',
  method: 'POST',
  path: '/v1/system/hardware/switch-port/{port}/settings',
  tag,
  summary: 'Apply settings to a switch port in place of those that it has',
  params,
  query,
  body: SwitchPortApplySettings,
  status: 204,
})

const networkingSwitchPortClearSettings = operation({
  id: 'networkingSwitchPortClearSettings',
  method: 'DELETE',
  path: '/v1/system/hardware/switch-port/{port}/settings',
  tag,
  summary: 'Take the settings off a switch port; they are kept for others',
  params,
  query,
  status: 204,
})

const networkingSwitchPortStatus = operation({
  id: 'networkingSwitchPortStatus',
  method: 'GET',
  path: '/v1/system/hardware/switch-port/{port}/status',
  tag,
  summary: 'View the state of the link at a switch port',
  params,
  query,
  response: SwitchLinkState,
  status: 200,
})

export const switchPortOperations = {
  networkingSwitchPortList,
  networkingSwitchPortApplySettings,
  networkingSwitchPortClearSettings,
  networkingSwitchPortStatus,
} as const
