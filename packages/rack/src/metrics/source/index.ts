import type { Reader } from '../../store/store.ts'
import { timeseriesSchema } from '../schemas/index.ts'
import type { Source } from '../source.ts'
import { collectionTarget } from './collection-target.ts'
import { sledDataLink, switchDataLink } from './data-link.ts'
import { Surroundings } from './family.ts'
import type { Family } from './family.ts'
import { hardwareComponent } from './hardware-component.ts'
import { httpService } from './http-service.ts'
import { instanceNetworkInterface } from './network-interface.ts'
import { bfdSession, bgpSession } from './routing.ts'
import { virtualDisk } from './virtual-disk.ts'
import { virtualMachine } from './virtual-machine.ts'

/** By target. */
const families: Readonly<Record<string, Family>> = {
  bfd_session: bfdSession,
  bgp_session: bgpSession,
  collection_target: collectionTarget,
  hardware_component: hardwareComponent,
  http_service: httpService,
  instance_network_interface: instanceNetworkInterface,
  sled_data_link: sledDataLink,
  switch_data_link: switchDataLink,
  virtual_disk: virtualDisk,
  virtual_machine: virtualMachine,
}

/** What is measured in a fleet, up to a moment. Made out of what is stored: the same whenever it is asked for. */
export function createSource(reader: Reader, now: Date): Source {
  const around = new Surroundings(reader, now)
  return {
    schema: timeseriesSchema,
    async series(name, keep, known = {}) {
      const [target = '', metric = ''] = name.split(':')
      return timeseriesSchema(name) ? ((await families[target]?.(metric, keep, around, known)) ?? []) : []
    },
  }
}
