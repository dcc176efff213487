import { operations, SwitchLocation } from '@plenum/api'
import type { SwitchPort } from '@plenum/api'
import { permitOnHardware } from '../../access/permissions.ts'
import { reads, writes } from '../../http/handler.ts'
import type { Asking } from '../../http/handler.ts'
import { pageOf } from '../../http/pagination.ts'
import { refuse } from '../../http/refusal.ts'
import { portOnSwitch } from '../../store/rack-kinds.ts'
import type { Documents } from '../../store/kinds.ts'
import { locateOfRack } from '../hardware/locate.ts'
import { checkSystem } from './autonomous-system.ts'
import { linkState } from './link-state.ts'

type Port = Documents['switchPort']

const PORT_NAME = /^qsfp([12]?\d|3[01])$/

function view({ timeApplied: _, ...port }: Port): SwitchPort {
  return port
}

/** Finds a port, by all that says which it is, that the caller may do `action` to. */
export async function locatePort(
  { tx, actor }: Asking,
  at: { rackId: string; switchLocation: string; port: string },
  action: 'read' | 'modify',
): Promise<Port> {
  const hidden = () => refuse.notFound('switch-port', { name: at.port })
  const name = portOnSwitch({ switchLocation: at.switchLocation, portName: at.port })
  const port = await tx.find('switchPort', at.rackId, name)
  if (!port) throw hidden()
  permitOnHardware(actor, action, hidden)
  return port
}

const list = reads(operations.networkingSwitchPortList, async (call) => {
  const { tx, query } = call
  permitOnHardware(call.actor, 'read')
  if (query.switchPortId) {
    const found = await tx.get('switchPort', query.switchPortId)
    return { items: found ? [view(found)] : [], nextPage: null }
  }
  return pageOf(call, (window) => tx.list('switchPort', window), view)
})

const applySettings = writes(operations.networkingSwitchPortApplySettings, async (call) => {
  const port = await locatePort(call, { ...call.query, ...call.params }, 'modify')
  const settings = await locateOfRack(call, 'switchPortSettings', call.body.portSettings, 'read')
  await checkSystem(call.tx, port, settings)
  await call.tx.update('switchPort', { ...port, portSettingsId: settings.id, timeApplied: call.now })
  return undefined
})

const clearSettings = writes(operations.networkingSwitchPortClearSettings, async (call) => {
  const port = await locatePort(call, { ...call.query, ...call.params }, 'modify')
  await call.tx.update('switchPort', { ...port, portSettingsId: null, timeApplied: null })
  return undefined
})

const status = reads(operations.networkingSwitchPortStatus, async (call) => {
  const { tx, query, params } = call
  if (!SwitchLocation.safeParse(query.switchLocation).success)
    throw refuse.invalidRequest(`invalid switch name: ${query.switchLocation}`)
  if (!PORT_NAME.test(params.port)) throw refuse.invalidRequest(`invalid port name: ${params.port}`)
  const port = await locatePort(call, { ...query, ...params }, 'read')
  return linkState(port, port.portSettingsId ? await tx.get('switchPortSettings', port.portSettingsId) : undefined)
})

export const switchPortHandlers = [list, applySettings, clearSettings, status]
