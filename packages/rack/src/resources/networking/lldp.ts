import { operations } from '@plenum/api'
import type { LldpLinkConfig, LldpNeighbor, SwitchPortLink } from '@plenum/api'
import { reads, writes } from '../../http/handler.ts'
import type { Call } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import type { Documents } from '../../store/kinds.ts'
import type { Reader } from '../../store/store.ts'
import { mustGet } from '../locate.ts'
import { isUp, portNumber } from './link-state.ts'
import { locatePort } from './switch-port.ts'

type Port = Documents['switchPort']
type Settings = Documents['switchPortSettings']
type OfConfig =
  | typeof operations.networkingSwitchPortLldpConfigView
  | typeof operations.networkingSwitchPortLldpConfigUpdate

/** How often a neighbour speaks, in milliseconds (IEEE 802.1AB, msgTxInterval). */
const INTERVAL = 30_000

interface Configured {
  settings: Settings
  link: SwitchPortLink
  config: LldpLinkConfig
}

/** A port speaks for its first link. Throws when it has none, for want of settings. */
async function configAt<Tx extends Reader>(call: Call<OfConfig, Tx>, action: 'read' | 'modify'): Promise<Configured> {
  const { portSettingsId } = await locatePort(call, { ...call.query, ...call.params }, action)
  const settings = portSettingsId ? await mustGet(call.tx, 'switchPortSettings', portSettingsId) : undefined
  const link = settings?.links[0]
  if (!settings || !link?.lldpLinkConfig)
    throw refuse.invalidValue('port', `${call.params.port} has no settings that could say what it announces`)
  return { settings, link, config: link.lldpLinkConfig }
}

const viewConfig = reads(
  operations.networkingSwitchPortLldpConfigView,
  async (call) => (await configAt(call, 'read')).config,
)

/** What is announced is part of the settings, so all ports that have these change. */
const updateConfig = writes(operations.networkingSwitchPortLldpConfigUpdate, async (call) => {
  const { settings, link, config } = await configAt(call, 'modify')
  if (config.id !== call.body.id)
    throw refuse.invalidRequest(`id (${config.id}) doesn't match provided config (${call.body.id})`)
  const links = settings.links.map((other) => (other === link ? { ...link, lldpLinkConfig: call.body } : other))
  await call.tx.update('switchPortSettings', { ...settings, links, timeModified: call.now })
  return undefined
})

/** The router at the other end, which speaks from the moment on that the port has settings. */
function neighborAt({ portName, switchLocation, timeApplied }: Port, now: Date): LldpNeighbor {
  const number = portNumber(portName)
  // It cannot have been heard in the future, should the clock have been put back.
  const first = Math.min((timeApplied ?? now).getTime(), now.getTime())
  const last = now.getTime() - ((now.getTime() - first) % INTERVAL)
  const router = switchLocation === 'switch0' ? 1 : 2
  return {
    localPort: portName,
    firstSeen: new Date(first).toISOString(),
    lastSeen: new Date(last).toISOString(),
    linkName: `Ethernet${number + 1}/1`,
    linkDescription: `To the rack, ${switchLocation} ${portName}`,
    chassisId: `02:00:5e:10:00:0${router}`,
    systemName: `edge-${router}.example.net`,
    systemDescription: 'Edge router',
    managementIp: [{ addr: { ipAddr: `198.51.100.25${router}` }, interfaceNum: { ifIndex: number + 1 }, oid: null }],
  }
}

const neighbors = reads(operations.networkingSwitchPortLldpNeighbors, async (call) => {
  const port = await locatePort(call, call.params, 'read')
  const settings = port.portSettingsId ? await call.tx.get('switchPortSettings', port.portSettingsId) : undefined
  const isHeard = isUp(port, settings) && settings?.links[0]?.lldpLinkConfig?.enabled === true
  return { items: isHeard ? [neighborAt(port, call.now)] : [], nextPage: null }
})

export const lldpHandlers = [viewConfig, updateConfig, neighbors]
