import type { LldpNeighbor, SwitchPort } from '@plenum/api'
import { query } from '../../api/query.ts'
import { wholeList } from '../../list/source.ts'
import type { ListSource } from '../../list/source.ts'
import { namedRows } from '../inventory/named-rows.ts'

/** Named by its switch and what stands beside it there: `switch0 qsfp5`. */
export type PortRow = SwitchPort & { name: string }

const pages: ListSource<PortRow> = {
  isSortedByServer: false,
  page: (page) =>
    namedRows(
      query('networkingSwitchPortList', { query: page }),
      ({ switchLocation, portName }) => `${switchLocation} ${portName}`,
    ),
}

/** Every port of every switch, switch by switch. */
export const allPorts = wholeList(pages)

/** All on one page: the server orders them by their ids, which would tear switches apart. */
export const ports: ListSource<PortRow> = { isSortedByServer: false, page: () => allPorts }

/** A list of one port, or of none. */
export function portQuery(switchPortId: string) {
  return query('networkingSwitchPortList', { query: { switchPortId } })
}

/** What says to the API which port is meant. */
export function portAt({ portName, rackId, switchLocation }: SwitchPort) {
  return { params: { port: portName }, query: { rackId, switchLocation } }
}

export function statusQuery(port: SwitchPort) {
  return query('networkingSwitchPortStatus', portAt(port))
}

/** What a port announces; refused while it has no settings. */
export function lldpQuery(port: SwitchPort) {
  return query('networkingSwitchPortLldpConfigView', portAt(port))
}

/** Who is heard at the other end of a port. */
export function neighboursOf({ portName, rackId, switchLocation }: SwitchPort) {
  const params = { port: portName, rackId, switchLocation }
  const source: ListSource<LldpNeighbor> = {
    isSortedByServer: false,
    page: (page) => query('networkingSwitchPortLldpNeighbors', { params, query: page }),
  }
  return wholeList(source)
}
