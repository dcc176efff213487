import { expect, test } from 'vitest'
import type { ExternalIp } from '@plenum/api'
import { cliCommand, loginFor, sshCommand, streamCommand } from './connect.ts'

const time = new Date(0)
const ephemeral: ExternalIp = { kind: 'ephemeral', ip: '203.0.113.7', ipPoolId: 'pool' }
const floating: ExternalIp = {
  kind: 'floating',
  id: 'id',
  name: 'web',
  description: '',
  timeCreated: time,
  timeModified: time,
  ip: '2001:db8::7',
  ipPoolId: 'pool',
  projectId: 'project',
}

test('ssh goes to a floating IP before an ephemeral one', () => {
  expect(sshCommand([ephemeral, floating], 'debian')).toBe('ssh debian@2001:db8::7')
  expect(sshCommand([ephemeral], 'debian')).toBe('ssh debian@203.0.113.7')
  expect(sshCommand([], 'debian')).toBeUndefined()
})

test.each(['a b', '', '$(reboot)', "o'neill", '-oProxyCommand=x'])(
  'what a shell would read into %s is left out',
  (login) => {
    expect(sshCommand([ephemeral], login)).toBe('ssh root@203.0.113.7')
  },
)

test('one signs in as what the image is', () => {
  expect(loginFor('Debian')).toBe('debian')
  expect(loginFor('Ubuntu Server')).toBe('ubuntu')
  expect(loginFor('Haiku')).toBe('root')
  expect(loginFor(undefined)).toBe('root')
})

test('the serial console is reached by name, or as a stream', () => {
  expect(cliCommand('shop', 'web')).toBe('oxide instance serial console \\\n  --project shop \\\n  --instance web')
  expect(streamCommand('https://rack.example', 'id')).toBe(
    'websocat --binary \\\n  -H "Authorization: Bearer $PLENUM_TOKEN" \\\n' +
      "  'wss://rack.example/v1/instances/id/serial-console/stream?most_recent=262144'",
  )
  expect(streamCommand('http://127.0.0.1:4000', 'id')).toContain("'ws://127.0.0.1:4000/v1/")
})
