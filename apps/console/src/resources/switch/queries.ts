import type { Rack, Switch } from '@plenum/api'
import { query } from '../../api/query.ts'
import { wholeList } from '../../list/source.ts'
import type { ListSource } from '../../list/source.ts'
import { namedRows } from '../inventory/named-rows.ts'

export type SwitchRow = Switch & { name: string }

export const switches: ListSource<SwitchRow> = {
  isSortedByServer: false,
  page: (page) => namedRows(query('switchList', { query: page }), ({ baseboard }) => baseboard.serial),
}

export function switchQuery(switchId: string) {
  return query('switchView', { params: { switchId } })
}

export const allSwitches = wholeList(switches)

/** A rack has nothing printed on it that the API tells. */
export type RackRow = Rack & { name: string }

export const racks: ListSource<RackRow> = {
  isSortedByServer: false,
  page: (page) => namedRows(query('rackList', { query: page }), ({ id }) => id.slice(0, 8)),
}

export function rackQuery(rackId: string) {
  return query('rackView', { params: { rackId } })
}

export const allRacks = wholeList(racks)
