/** What parts of a chassis measure about themselves. */
export interface PartData {
  id: string
  kind: string
  description: string
  /** By metric, its sensors; of each, what it reads in the mean and how much that goes up and down. */
  sensors: Readonly<Record<string, readonly { name: string; mean: number; swing: number }[]>>
}

function regulator(id: string, description: string, volts: number, amps: number): PartData {
  return {
    id,
    kind: 'regulator-3',
    description,
    sensors: {
      current: [{ name: 'Iout', mean: amps, swing: 0.35 }],
      temperature: [{ name: 'Tjunction', mean: 54, swing: 0.1 }],
      voltage: [{ name: 'Vout', mean: volts, swing: 0.004 }],
    },
  }
}

function fans(count: number, mean: number): PartData {
  const names = Array.from({ length: count }, (_, index) => `Fan ${index}`)
  return {
    id: 'U30',
    kind: 'fan-controller-6',
    description: 'Turns the fans',
    sensors: { fan_speed: names.map((name) => ({ name, mean, swing: 0.06 })) },
  }
}

function hotSwap(watts: number): PartData {
  return {
    id: 'U2',
    kind: 'hot-swap-2',
    description: 'Connects the chassis to the power of the rack',
    sensors: {
      input_current: [{ name: 'Iin', mean: watts / 54, swing: 0.2 }],
      input_voltage: [{ name: 'Vin', mean: 54, swing: 0.005 }],
      power: [{ name: 'Pin', mean: watts, swing: 0.2 }],
      temperature: [{ name: 'Thotspot', mean: 41, swing: 0.08 }],
    },
  }
}

function thermometer(id: string, description: string, mean: number): PartData {
  return { id, kind: 'thermometer-1', description, sensors: { temperature: [{ name: 'T', mean, swing: 0.08 }] } }
}

export const sledParts: readonly PartData[] = [
  {
    id: 'U1',
    kind: 'processor-9',
    description: 'Runs the instances',
    sensors: { amd_cpu_tctl: [{ name: 'Tctl', mean: 58, swing: 0.2 }] },
  },
  hotSwap(540),
  regulator('U10', 'Feeds the cores of the processor', 1.05, 110),
  regulator('U11', 'Feeds the memory', 1.2, 42),
  thermometer('U20', 'At the front, where air comes in', 24),
  thermometer('U21', 'At the rear, where air goes out', 38),
  fans(3, 4300),
]

export const switchParts: readonly PartData[] = [
  {
    id: 'U1',
    kind: 'switching-asic-2',
    description: 'Moves packets from port to port',
    sensors: { temperature: [{ name: 'Tdie', mean: 52, swing: 0.1 }] },
  },
  hotSwap(310),
  regulator('U10', 'Feeds the switching', 0.83, 150),
  thermometer('U20', 'At the front, where air comes in', 25),
  fans(4, 6100),
]
