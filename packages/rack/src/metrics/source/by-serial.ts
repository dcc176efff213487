import type { Baseboard } from '@plenum/api'
import { compareText } from '../../store/sorted.ts'

/** Chassis of a kind with their positions in the rack, which follow from their serial numbers. */
export function bySerial<T extends { baseboard: Baseboard }>(chassis: readonly T[]): (T & { slot: number })[] {
  return chassis
    .toSorted((a, b) => compareText(a.baseboard.serial, b.baseboard.serial))
    .map((each, slot) => ({ ...each, slot }))
}
