import type { Baseboard } from '@plenum/api'
import { listAll } from '../../store/list-all.ts'
import type { Reader } from '../../store/store.ts'
import type { Series, SeriesFields } from '../source.ts'
import { bySerial } from './by-serial.ts'
import { between, chance, seedOf } from './chance.ts'
import { counterSeries } from './counter.ts'
import { PERIOD } from './epoch.ts'
import { string, u32, uuid } from './family.ts'
import type { Family, Surroundings } from './family.ts'
import { gaugeSeries } from './gauge.ts'
import { sledParts, switchParts } from './hardware-data.ts'
import type { PartData } from './hardware-data.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Between two points that what is read drifts from and to. */
const DRIFT = 10 * 60_000

interface Chassis {
  kind: 'sled' | 'switch'
  baseboard: Baseboard
  rackId: string
  slot: number
  parts: readonly PartData[]
  timeCreated: Date
}

interface Candidate {
  fields: SeriesFields
  make: () => Series
}

/** All that is switched on. */
async function chassisOf(reader: Reader): Promise<Chassis[]> {
  const sleds = bySerial(await listAll(reader, 'sled', {}))
  const switches = bySerial(await listAll(reader, 'switch', {}))
  return [
    ...sleds
      .filter(({ policy }) => policy.kind === 'in_service')
      .map((each) => ({ ...each, kind: 'sled' as const, parts: sledParts })),
    ...switches.map((each) => ({ ...each, kind: 'switch' as const, parts: switchParts })),
  ]
}

/** What a sensor reads: warmer in the afternoon, drifting, and never quite still. */
function reading(id: string, mean: number, swing: number): (time: number) => number {
  const seed = seedOf(id)
  const own = mean * between(0.96, 1.04, seed, 1)
  const warmest = between(13, 17, seed, 2)
  return (time) => {
    const daily = Math.cos((time / HOUR - warmest) * (Math.PI / 12)) * 0.4
    const step = Math.floor(time / DRIFT)
    const from = chance(seed, step) - 0.5
    const drift = from + ((chance(seed, step + 1) - 0.5 - from) * (time - step * DRIFT)) / DRIFT
    const jitter = (chance(seed, Math.floor(time / 1000), 3) - 0.5) * 0.1
    return Math.fround(own * (1 + swing * (daily + drift * 0.8 + jitter)))
  }
}

/** Errors that come once in a few days or weeks. */
function errors(id: string, since: Date, around: Surroundings, fields: SeriesFields): Series {
  const each = between(4, 60, seedOf(id), 1) * DAY
  const start = since.getTime()
  const at = (time: number) => Math.floor((time - start) / each)
  return counterSeries(fields, PERIOD, [{ start, end: around.horizon, at }])
}

function fieldsOf({ kind, baseboard, rackId, slot }: Chassis, part: PartData): SeriesFields {
  return {
    chassis_kind: string(kind),
    chassis_model: string(baseboard.part),
    chassis_revision: u32(baseboard.revision),
    chassis_serial: string(baseboard.serial),
    component_id: string(part.id),
    component_kind: string(part.kind),
    description: string(part.description),
    rack_id: uuid(rackId),
    slot: u32(slot),
  }
}

/** What one part tells of a metric. */
function candidates(chassis: Chassis, part: PartData, metric: string, around: Surroundings): Candidate[] {
  const { timeCreated: since, baseboard } = chassis
  const fields = fieldsOf(chassis, part)
  const id = `${baseboard.serial} ${part.id}`
  if (metric === 'poll_error_count') {
    const all = { ...fields, error: string('no_response') }
    return [{ fields: all, make: () => errors(`${id} poll`, since, around, all) }]
  }
  if (metric === 'sensor_error_count')
    return Object.entries(part.sensors).flatMap(([sensorKind, sensors]) =>
      sensors.map(({ name }) => {
        const all = { ...fields, error: string('timeout'), sensor: string(name), sensor_kind: string(sensorKind) }
        return { fields: all, make: () => errors(`${id} ${name}`, since, around, all) }
      }),
    )
  return (part.sensors[metric] ?? []).map(({ name, mean, swing }) => {
    const all = { ...fields, sensor: string(name) }
    const epoch = { start: since.getTime(), end: around.horizon, at: reading(`${id} ${name}`, mean, swing) }
    return { fields: all, make: () => gaugeSeries(all, PERIOD, [epoch]) }
  })
}

export const hardwareComponent: Family = async (metric, keep, around) => {
  const chassis = await chassisOf(around.reader)
  return chassis
    .flatMap((each) => each.parts.flatMap((part) => candidates(each, part, metric, around)))
    .filter(({ fields }) => keep(fields))
    .map(({ make }) => make())
}
