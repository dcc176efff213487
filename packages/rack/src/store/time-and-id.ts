import { sortableNumber } from './sortable-number.ts'

/** The name of what is listed by time: the same moment goes by id. */
export function timeAndId(time: Date, id: string): string {
  return `${sortableNumber(time.getTime())} ${id}`
}
