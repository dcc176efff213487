import { expect, test } from 'vitest'
import { settingsWith } from '../port-settings/testing.ts'
import { isLastUplink, lossesOf } from './losses.ts'

test('a port without settings has lost its link, addresses, sessions and routes', () => {
  expect(lossesOf(settingsWith({}))).toEqual(['The link goes down.'])
  const settings = settingsWith({
    addresses: ['10.0.0.1/30', 'fd00::1/64'],
    peers: ['10.0.0.2'],
    routes: [['0.0.0.0/0', '10.0.0.2']],
  })
  expect(lossesOf(settings)).toEqual([
    'The link goes down.',
    'It loses 10.0.0.1/30, fd00::1/64.',
    'The BGP session with 10.0.0.2 ends.',
    '1 route goes along.',
  ])
  expect(lossesOf(settingsWith({ peers: ['10.0.0.2', '10.0.0.6'] }))).toContain(
    'The BGP sessions with 10.0.0.2, 10.0.0.6 end.',
  )
})

const port = (id: string, rackId: string, portSettingsId: string | null) => {
  return { id, rackId, portSettingsId, switchLocation: 'switch0', portName: 'qsfp0' }
}

test('the last port with settings is the last of its rack', () => {
  const one = port('a', 'rack', 's')
  expect(isLastUplink(one, [one, port('b', 'rack', null), port('c', 'other', 's')])).toBe(true)
  expect(isLastUplink(one, [one, port('b', 'rack', 's')])).toBe(false)
})
