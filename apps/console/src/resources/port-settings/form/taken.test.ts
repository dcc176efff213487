import { expect, test } from 'vitest'
import { settingsWith } from '../testing.ts'
import { takenBy } from './taken.ts'

const at = new Date(0)
const lot = {
  id: 'lot',
  name: 'edge',
  description: '',
  timeCreated: at,
  timeModified: at,
  kind: 'infra' as const,
  blocks: [{ id: 'block', firstAddress: '10.0.0.0', lastAddress: '10.0.0.9' }],
}

test('addresses of switches and of other settings are taken from their lots', () => {
  const loopback = {
    id: 'l',
    addressLotBlockId: 'block',
    rackId: 'r',
    switchLocation: 'switch1',
    address: '10.0.0.7/32',
  }
  expect(takenBy([lot], [loopback], [settingsWith({ name: 'uplink-1', addresses: ['10.0.0.1/30'] })])).toEqual([
    { lotId: 'lot', address: '10.0.0.7', by: 'switch1' },
    { lotId: 'lot', address: '10.0.0.1', by: 'uplink-1' },
  ])
})
