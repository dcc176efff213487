import { execFileSync } from 'node:child_process'
import { describeCall } from '@plenum/api/client'
import { expect, test } from 'vitest'
import { bodyText, curlText } from './request-text.ts'

const create = describeCall(
  { method: 'POST', path: '/v1/disks' },
  {
    query: { project: 'web shop' },
    body: { name: "o'brien $(id)", diskSource: { type: 'image', imageId: 'x' }, userPassword: 'hunter2', pin: '1234' },
  },
)

test('the body has the names of the API, and no secret', () => {
  expect(JSON.parse(bodyText(create, ['pin']) ?? '')).toEqual({
    name: "o'brien $(id)",
    disk_source: { type: 'image', image_id: 'x' },
    user_password: '•••',
    pin: '•••',
  })
})

test('of a list of secrets there is only how many they are', () => {
  const call = describeCall(
    { method: 'POST', path: '/v1/webhook-receivers' },
    { body: { name: 'on-call', secrets: ['a', 'b'], subscriptions: ['**'] } },
  )
  expect(JSON.parse(bodyText(call, []) ?? '')).toEqual({
    name: 'on-call',
    secrets: ['•••', '•••'],
    subscriptions: ['**'],
  })
})

test('keys that sessions are signed with are secrets wherever they stand', () => {
  const body = { bgpPeers: [{ peers: [{ addr: '192.0.2.1', md5AuthKey: 'hunter2' }] }] }
  const call = describeCall({ method: 'POST', path: '/v1/system/networking/switch-port-settings' }, { body })
  expect(bodyText(call, [])).not.toContain('hunter2')
  expect(bodyText(call, [])).toContain('192.0.2.1')
})

test('what somebody has signed is shown as it was signed', () => {
  const body = { signed: { specVersion: 1 } }
  const call = describeCall({ method: 'POST', path: '/v1/system/update/trust-roots', bodyType: 'opaque' }, { body })
  expect(JSON.parse(bodyText(call, []) ?? '')).toEqual(body)
})

test('a shell reads the command as it is meant', () => {
  const command = curlText(create, 'https://rack.example', ['pin']).replace(/^curl/, 'printf "%s\\n"')
  const words = execFileSync('sh', ['-c', command], { env: { PLENUM_TOKEN: 't' }, encoding: 'utf8' })
  expect(words).toBe(
    `-X\nPOST\nhttps://rack.example/v1/disks?project=web+shop\n-H\nAuthorization: Bearer t\n-H\nContent-Type: application/json\n-d\n${bodyText(create, ['pin'])}\n`,
  )
})

test('a call without a body has none in its command', () => {
  const stop = describeCall({ method: 'POST', path: '/v1/instances/{instance}/stop' }, { params: { instance: 'a/b' } })
  expect(bodyText(stop, [])).toBeUndefined()
  expect(curlText(stop, 'http://localhost:4000', [])).toBe(
    `curl -X POST 'http://localhost:4000/v1/instances/a%2Fb/stop' \\\n  -H "Authorization: Bearer $PLENUM_TOKEN"`,
  )
})
