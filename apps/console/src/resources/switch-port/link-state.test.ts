import { expect, test } from 'vitest'
import { linkLook, partsOf, toldOf } from './link-state.ts'

test.each([
  [{ link: { linkState: 'up', enabled: true } }, { tone: 'ok', word: 'Up' }],
  [{ link: { linkState: 'down', enabled: true } }, { tone: 'danger', word: 'Down' }],
  [{ link: { linkState: 'down', enabled: false } }, { tone: 'idle', word: 'Down' }],
  [{ link: { linkState: 'configErr' } }, { tone: 'notice', word: 'Config err' }],
  [{ link: {} }, { tone: 'idle', word: 'Unknown' }],
  [{ link: null }, { tone: 'idle', word: 'Unknown' }],
  ['up', { tone: 'idle', word: 'Unknown' }],
  [undefined, { tone: 'idle', word: 'Unknown' }],
])('the link of %j looks like %j', (status, look) => {
  expect(linkLook(status)).toEqual(look)
})

test('whatever a switch tells is shown, with words in place of keys', () => {
  const status = {
    link: { portId: 'qsfp0', speed: 'speed100_g', autoneg: false, fec: null },
    monitors: {
      supplyVoltage: 3.2850000000000001,
      receiverPower: [{ average: 0.9 }, { average: 0.92 }],
      lanes: [1, 2],
      vendor: { partNumber: 'X', odd: [{ a: 1, b: 2 }] },
    },
    note: 'fine',
  }
  expect(partsOf(status)).toEqual([
    {
      title: 'Link',
      told: [
        { label: 'Port ID', text: 'qsfp0' },
        { label: 'Speed', text: '100 Gbit/s' },
        { label: 'Autoneg', text: 'No' },
        { label: 'FEC', text: undefined },
      ],
    },
    {
      title: 'Monitors',
      told: [
        { label: 'Supply voltage', text: '3.285' },
        { label: 'Receiver power', text: '0.9, 0.92' },
        { label: 'Lanes', text: '1, 2' },
        { label: 'Vendor, part number', text: 'X' },
        { label: 'Vendor, odd', text: '{"a":1,"b":2}' },
      ],
    },
    { title: 'Other', told: [{ label: 'Note', text: 'fine' }] },
  ])
})

test('what is no object tells nothing', () => {
  expect(toldOf('down')).toEqual([])
  expect(partsOf(null)).toEqual([])
})
