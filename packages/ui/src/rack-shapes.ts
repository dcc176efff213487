export interface Led {
  x: number
  y: number
  /** Most are lit; a few warn. */
  state: 'lit' | 'dim' | 'notice'
  /** Seconds into its cycle; undefined for the many that stay still. */
  breath: number | undefined
}

export interface Sled {
  y: number
  leds: readonly Led[]
}

export interface Rack {
  x: number
  y: number
  sleds: readonly Sled[]
}

/** All lengths in the units of the drawing. */
export const sledBox = { width: 178, height: 32, pitch: 44, slope: 0.288, depth: 60, rise: 17 } as const

const leds = 6

/** Spreads numbers evenly without chance: the drawing is the same each time. */
function scatter(seed: number): number {
  const x = Math.sin(seed * 127.1 + 31.7) * 43_758.545_3
  return x - Math.floor(x)
}

function led(rack: number, sled: number, index: number): Led {
  const luck = scatter(rack * 211 + sled * 17 + index * 3)
  const warns = index === 0 && scatter(rack * 37 + sled * 5 + 2) > 0.9
  const state = warns ? 'notice' : luck > 0.45 ? 'lit' : 'dim'
  const breathes = state !== 'dim' && scatter(rack * 13 + sled * 29 + index * 41) > 0.86
  const x = 14 + index * 9
  const y = sled * sledBox.pitch + x * sledBox.slope + 14
  return { x, y, state, breath: breathes ? Number((luck * 5).toFixed(2)) : undefined }
}

/** Racks in a row, each further right and lower than the one before. */
export function drawRacks(count: number, sledsPerRack: number): readonly Rack[] {
  return Array.from({ length: count }, (_, rack) => ({
    x: 104 + rack * 215,
    y: 90 + rack * 58,
    sleds: Array.from({ length: sledsPerRack }, (_, sled) => ({
      y: sled * sledBox.pitch,
      leds: Array.from({ length: leds }, (_, index) => led(rack, sled, index)),
    })),
  }))
}
