import type { FieldValue, SwitchPortSettings } from '@plenum/api'
import { isUp } from '../../resources/networking/link-state.ts'
import type { Documents } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import type { Reader } from '../../store/store.ts'
import type { Series } from '../source.ts'
import { bySerial } from './by-serial.ts'
import { counterSeries } from './counter.ts'
import { PERIOD } from './epoch.ts'
import { string, u16, u32, uuid } from './family.ts'
import type { Family } from './family.ts'
import { gaugeSeries } from './gauge.ts'
import { traffic } from './traffic.ts'

/** Packets a second of a link that is wholly busy. */
const SLED_RATES = [20_000, 90_000] as const
const SWITCH_RATES = [40_000, 200_000] as const
/** How busy links of the rack are, about. */
const MEAN = 0.2

/** By which links of sleds are called. */
const sledLinks = ['cxgbe0', 'cxgbe1'] as const

export const sledDataLink: Family = async (metric, keep, around) => {
  const series: Series[] = []
  const sleds = await listAll(around.reader, 'sled', {})
  for (const { id, baseboard, rackId, timeCreated } of sleds.filter(({ policy }) => policy.kind === 'in_service'))
    for (const link of sledLinks) {
      const fields = {
        kind: string('physical'),
        link_name: string(link),
        model: string(baseboard.part),
        rack_id: uuid(rackId),
        revision: u32(baseboard.revision),
        serial: string(baseboard.serial),
        sled_id: uuid(id),
        zone_name: string('global'),
      }
      if (!keep(fields)) continue
      const workload = around.workload(id, rackId, MEAN, timeCreated)
      const at = traffic(metric, `${id} ${link}`, workload, SLED_RATES)
      series.push(counterSeries(fields, PERIOD, [{ start: timeCreated.getTime(), end: around.horizon, at }]))
    }
  return series
}

/** What tells a switch, by where it is (`switch0`). */
export async function switchFields(reader: Reader): Promise<Map<string, Record<string, FieldValue>>> {
  const switches = bySerial(await listAll(reader, 'switch', {}))
  return new Map(
    switches.map(({ id, baseboard, rackId, slot }) => {
      const fields = {
        rack_id: uuid(rackId),
        switch_id: uuid(id),
        switch_model: string(baseboard.part),
        switch_revision: u32(baseboard.revision),
        switch_serial: string(baseboard.serial),
        switch_slot: u16(slot),
      }
      return [`switch${slot}`, fields]
    }),
  )
}

/** Ports with a link, since their settings were last applied. */
async function linkedPorts(reader: Reader) {
  const settings = new Map((await listAll(reader, 'switchPortSettings', {})).map((each) => [each.id, each]))
  const ports: { port: Documents['switchPort']; settings: SwitchPortSettings; since: Date }[] = []
  for (const port of await listAll(reader, 'switchPort', {})) {
    const applied = settings.get(port.portSettingsId ?? '')
    if (applied && applied.links.length > 0 && port.timeApplied)
      ports.push({ port, settings: applied, since: port.timeApplied })
  }
  return ports
}

export const switchDataLink: Family = async (metric, keep, around) => {
  const series: Series[] = []
  const switches = await switchFields(around.reader)
  for (const { port, settings, since } of await linkedPorts(around.reader)) {
    const ofSwitch = switches.get(port.switchLocation)
    if (!ofSwitch) continue
    const fields = { ...ofSwitch, link_id: u16(0), port_id: string(port.portName) }
    if (!keep(fields)) continue
    const epoch = { start: since.getTime(), end: around.horizon }
    const isLinkUp = isUp(port, settings)
    if (metric === 'link_up') series.push(gaugeSeries(fields, PERIOD, [{ ...epoch, at: () => Number(isLinkUp) }]))
    else {
      const workload = around.workload(port.id, port.rackId, MEAN, since)
      const at = isLinkUp ? traffic(metric, port.id, workload, SWITCH_RATES) : () => 0
      series.push(counterSeries(fields, PERIOD, [{ ...epoch, at }]))
    }
  }
  return series
}
