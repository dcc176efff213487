import type { SwitchPortSettings } from '@plenum/api'
import type { Documents } from '../../store/kinds.ts'

/** Ports of each switch, from the first, that have a transceiver in them and a router at the other end. */
const CABLED = 4

export function portNumber(portName: string): number {
  return Number(portName.replace(/\D/g, ''))
}

/** Whether there is somebody at the other end who would answer. */
export function isCabled(portName: string): boolean {
  return portNumber(portName) < CABLED
}

/** Whether a port with such settings has a link that is up. */
export function isUp({ portName }: Documents['switchPort'], settings: SwitchPortSettings | undefined): boolean {
  return isCabled(portName) && settings !== undefined && settings.links.length > 0
}

/** The same at each port and different between ports, so that a look again shows what was there. */
function monitorsOf(portName: string) {
  const number = portNumber(portName)
  const lanes = [0, 1, 2, 3]
  return {
    temperature: 31 + number * 0.5,
    supplyVoltage: 3.28 + number * 0.005,
    receiverPower: lanes.map((lane) => ({ average: 0.9 + lane * 0.02 - number * 0.01 })),
    transmitterBiasCurrent: lanes.map((lane) => 7.1 + lane * 0.05),
    transmitterPower: lanes.map((lane) => 1.1 + lane * 0.03),
  }
}

/** What a switch tells of a port; the monitors are in its transceiver. */
export function linkState(port: Documents['switchPort'], settings: SwitchPortSettings | undefined) {
  const { portName } = port
  const [link] = settings?.links ?? []
  const state = {
    portId: portName,
    linkId: 0,
    presence: isCabled(portName),
    enabled: link !== undefined,
    linkState: isUp(port, settings) ? 'up' : 'down',
    speed: link?.speed ?? null,
    fec: link?.fec ?? null,
    autoneg: link?.autoneg ?? false,
  }
  return { link: state, ...(isCabled(portName) && { monitors: monitorsOf(portName) }) }
}
