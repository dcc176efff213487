import type { PhysicalDisk, Sled, SledInstance, UninitializedSled } from '@plenum/api'
import { query } from '../../api/query.ts'
import { wholeList } from '../../list/source.ts'
import type { ListSource } from '../../list/source.ts'
import { namedRows } from '../inventory/named-rows.ts'

/** Named by the serial number, which is what stands on its front. */
export type SledRow = Sled & { name: string }

export const sleds: ListSource<SledRow> = {
  isSortedByServer: false,
  page: (page) => namedRows(query('sledList', { query: page }), ({ baseboard }) => baseboard.serial),
}

/** Every sled in service. */
export const allSleds = wholeList(sleds)

export function sledQuery(sledId: string) {
  return query('sledView', { params: { sledId } })
}

export function instancesOn(sledId: string): ListSource<SledInstance> {
  return {
    isSortedByServer: false,
    page: (page) => query('sledInstanceList', { params: { sledId }, query: page }),
  }
}

export function allInstancesOn(sledId: string) {
  return wholeList(instancesOn(sledId))
}

export type DiskRow = PhysicalDisk & { name: string }

export function disksIn(sledId: string): ListSource<DiskRow> {
  return {
    isSortedByServer: false,
    page: (page) =>
      namedRows(query('sledPhysicalDiskList', { params: { sledId }, query: page }), ({ serial }) => serial),
  }
}

/** It has no id until it is part of the rack. */
export type NewSledRow = UninitializedSled & { id: string; name: string }

/** Sleds that are plugged in and not part of the rack yet. They come on one page. */
export const newSleds: ListSource<NewSledRow> = {
  isSortedByServer: false,
  page: (page) => {
    const { queryKey, queryFn } = namedRows(
      query('sledListUninitialized', { query: page }),
      ({ baseboard }) => baseboard.serial,
    )
    return {
      queryKey,
      queryFn: async (context) => {
        const { items, nextPage } = await queryFn(context)
        return { items: items.map((row) => ({ ...row, id: `${row.baseboard.part}:${row.name}` })), nextPage }
      },
    }
  },
}

export const allNewSleds = wholeList(newSleds)
