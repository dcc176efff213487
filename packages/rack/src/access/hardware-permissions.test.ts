import { RACK_ID } from '../fleet/platform.ts'
import { stableId } from '../fleet/stable-id.ts'
import type { Caller } from '../testing/caller.ts'
import { testFleetMatrix } from '../testing/fleet-matrix.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'

/** One letter per role: fleet admin, collaborator and viewer, silo admin, nobody. */
const matrix = {
  rackList: '+++ ff',
  rackView: '+++ hh',
  sledList: '+++ ff',
  sledView: '+++ hh',
  sledPhysicalDiskList: '+++ hh',
  sledInstanceList: '+++ hh',
  sledSetProvisionPolicy: '+ff hh',
  sledListUninitialized: '+++ ff',
  sledAdd: '+ff ff',
  physicalDiskList: '+++ ff',
  physicalDiskView: '+++ hh',
  switchList: '+++ ff',
  switchView: '+++ hh',
} as const

const rack = await rackUnderTest()
const sledId = await stableId('sled/SLD-0001')
const diskId = await stableId('sled/SLD-0001/disk/u2/0')
const switchId = await stableId('switch0')

function attempt(deed: keyof typeof matrix, by: Caller) {
  switch (deed) {
    case 'rackView':
      return by.call(deed, { params: { rackId: RACK_ID } })
    case 'sledView':
    case 'sledPhysicalDiskList':
    case 'sledInstanceList':
      return by.call(deed, { params: { sledId } })
    case 'sledSetProvisionPolicy':
      return by.call(deed, { params: { sledId }, body: { state: 'provisionable' } })
    case 'sledAdd':
      return by.call(deed, { body: { serial: 'SLD-0014', part: 'compute-2' } })
    case 'physicalDiskView':
      return by.call(deed, { params: { diskId } })
    case 'switchView':
      return by.call(deed, { params: { switchId } })
    case 'rackList':
    case 'sledList':
    case 'sledListUninitialized':
    case 'physicalDiskList':
    case 'switchList':
      return by.call(deed, {})
  }
}

testFleetMatrix(rack, matrix, attempt)
