const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB', 'EiB'] as const

export type ByteUnit = (typeof units)[number]

export interface Bytes {
  /** At most two decimals, no trailing zeros: "1.5". */
  number: string
  unit: ByteUnit
}

/** The largest binary unit in which the number is at least 1, or the unit asked for. */
export function formatBytes(bytes: number, unit?: ByteUnit): Bytes {
  const chosen = unit ?? units.find((candidate) => inUnit(bytes, candidate) < 1024) ?? 'EiB'
  return { number: String(inUnit(bytes, chosen)), unit: chosen }
}

/** Rounded before it is compared: 1023.999 MiB would read 1024 MiB, and that is 1 GiB. */
function inUnit(bytes: number, unit: ByteUnit): number {
  return Math.round((bytes / 1024 ** units.indexOf(unit)) * 100) / 100
}
