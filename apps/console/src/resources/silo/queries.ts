import type { Silo } from '@plenum/api'
import { query } from '../../api/query.ts'
import { wholeList } from '../../list/source.ts'
import type { ListSource } from '../../list/source.ts'

export const silos: ListSource<Silo> = { page: (page) => query('siloList', { query: page }) }

/** Every silo of the rack; for operators. */
export function allSilos() {
  return wholeList(silos)
}
