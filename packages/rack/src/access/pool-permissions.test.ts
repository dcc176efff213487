import type { Caller } from '../testing/caller.ts'
import { testFleetMatrix } from '../testing/fleet-matrix.ts'
import { addPool, freshRange } from '../testing/network.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'

/** One letter per role: fleet admin, collaborator and viewer, silo admin, nobody. */
const matrix = {
  ipPoolList: '+++ ff',
  ipPoolCreate: '+ff ff',
  ipPoolView: '+++ hh',
  ipPoolUpdate: '+ff hh',
  ipPoolDelete: '+ff hh',
  ipPoolUtilizationView: '+++ hh',
  ipPoolRangeList: '+++ hh',
  ipPoolRangeAdd: '+ff hh',
  ipPoolRangeRemove: '+ff hh',
  ipPoolSiloList: '+++ hh',
  ipPoolSiloLink: '+ff hh',
  ipPoolSiloUpdate: '+ff hh',
  ipPoolSiloUnlink: '+ff hh',
  ipPoolServiceView: '+++ hh',
  ipPoolServiceRangeList: '+++ hh',
  ipPoolServiceRangeAdd: '+ff hh',
  ipPoolServiceRangeRemove: '+ff hh',
  siloIpPoolList: '+++ ff',
} as const
type Deed = keyof typeof matrix

const rack = await rackUnderTest()
const operator = rack.as('operator')
let number = 0

async function attempt(deed: Deed, by: Caller) {
  number += 1
  const name = `pool-${number}`
  const params = { pool: name }
  const ofSilo = { pool: name, silo: 'lab' }
  const range = freshRange(1)
  const needsRange = deed === 'ipPoolRangeRemove'
  const needsLink = deed === 'ipPoolSiloUpdate' || deed === 'ipPoolSiloUnlink'
  await addPool(rack, name, needsLink ? { siloId: 'lab' } : null, needsRange ? [range] : [])
  switch (deed) {
    case 'ipPoolList':
      return by.call(deed, {})
    case 'ipPoolCreate':
      return by.call(deed, { body: { name: `${name}-b`, description: '' } })
    case 'ipPoolView':
    case 'ipPoolDelete':
    case 'ipPoolUtilizationView':
    case 'ipPoolRangeList':
    case 'ipPoolSiloList':
      return by.call(deed, { params })
    case 'ipPoolUpdate':
      return by.call(deed, { params, body: { description: 'Anew' } })
    case 'ipPoolRangeAdd':
    case 'ipPoolRangeRemove':
      return by.call(deed, { params, body: range })
    case 'ipPoolSiloLink':
      return by.call(deed, { params, body: { silo: 'lab', isDefault: false } })
    case 'ipPoolSiloUpdate':
      return by.call(deed, { params: ofSilo, body: { isDefault: false } })
    case 'ipPoolSiloUnlink':
      return by.call(deed, { params: ofSilo })
    case 'ipPoolServiceView':
    case 'ipPoolServiceRangeList':
      return by.call(deed, {})
    case 'ipPoolServiceRangeAdd':
      return by.call(deed, { body: range })
    case 'ipPoolServiceRangeRemove':
      await operator.does('ipPoolServiceRangeAdd', { body: range })
      return by.call(deed, { body: range })
    case 'siloIpPoolList':
      return by.call(deed, { params: { silo: 'demo' } })
  }
}

testFleetMatrix(rack, matrix, attempt)
