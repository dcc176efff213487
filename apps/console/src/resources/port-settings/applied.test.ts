import { expect, test } from 'vitest'
import { whyNotDeleteSettings } from './applied.ts'

const port = (portName: string, portSettingsId: string | null) => {
  return { id: portName, rackId: 'rack', switchLocation: 'switch0', portName, portSettingsId }
}

test('settings are deleted once no port has them', () => {
  const ports = [port('qsfp0', 'a'), port('qsfp1', 'b'), port('qsfp2', 'a'), port('qsfp3', null)]
  expect(whyNotDeleteSettings('a', ports)).toBe('Clear them from qsfp0 of switch0, qsfp2 of switch0 first')
  expect(whyNotDeleteSettings('c', ports)).toBeUndefined()
})

test('while the ports are not known, nothing is said', () => {
  expect(whyNotDeleteSettings('a', undefined)).toBeUndefined()
})
