import { describe, expect, test } from 'vitest'
import { Caller } from '../../testing/caller.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { invalidRequest } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const operator = rack.as('operator')
const cookie = await rack.signIn('operator')

/** The operator, from an address as the host tells it. */
function from(address: string): Caller {
  return new Caller((request) => {
    request.headers.set('cookie', cookie)
    return rack.rack.fetch(request, address)
  })
}

const update = (by: Caller, ...ips: string[]) =>
  by.does('networkingAllowListUpdate', { body: { allowedIps: { allow: 'list', ips } } })
const isRefused = (by: Caller, ...ips: string[]) =>
  by.isRefused('networkingAllowListUpdate', { body: { allowedIps: { allow: 'list', ips } } })

const lockedOut = invalidRequest(
  'The source IP allow list would prevent access from the current client! Ensure that the allow list contains an entry that covers its address.',
)

describe('the allow list', () => {
  test('lets everybody in at first, and is kept as it is set', async () => {
    const before = await operator.does('networkingAllowListView', {})
    expect(before.allowedIps).toEqual({ allow: 'any' })
    const after = await update(from('192.0.2.7'), '198.51.100.0/24', '192.0.2.0/28')
    expect(after).toEqual({
      allowedIps: { allow: 'list', ips: ['198.51.100.0/24', '192.0.2.0/28'] },
      timeCreated: before.timeCreated,
      timeModified: rack.now,
    })
    expect(await operator.does('networkingAllowListView', {})).toEqual(after)
    const anyone = { allowedIps: { allow: 'any' } as const }
    expect((await from('203.0.113.1').does('networkingAllowListUpdate', { body: anyone })).allowedIps).toEqual({
      allow: 'any',
    })
  })

  test.each([
    ['192.0.2.7', '192.0.2.7/32'],
    ['192.0.2.7', '192.0.2.200/24'],
    ['2001:db8::7', '2001:db8::/64'],
  ])('may be set from %s to %s', async (address, net) => {
    expect((await update(from(address), net)).allowedIps).toEqual({ allow: 'list', ips: [net] })
  })

  test.each([
    ['192.0.2.7', ['192.0.2.8/32', '2001:db8::/64']],
    ['2001:db8::7', ['2001:db8:1::/64', '192.0.2.0/24']],
    ['192.0.2.7', []],
  ])('never locks out who sets it from %s to %j, and stays as it was', async (address, nets) => {
    const before = await operator.does('networkingAllowListView', {})
    expect(await isRefused(from(address), ...nets)).toEqual(lockedOut)
    expect(await operator.does('networkingAllowListView', {})).toEqual(before)
  })

  test('locks nobody out who has no address, but for a list of nothing', async () => {
    expect((await update(operator, '192.0.2.8/32')).allowedIps).toEqual({ allow: 'list', ips: ['192.0.2.8/32'] })
    expect(await isRefused(operator)).toEqual(lockedOut)
  })

  test('takes 1000 entries and no more', async () => {
    const nets = Array.from({ length: 1000 }, (_, index) => `10.0.${index >> 8}.${index & 255}/32`)
    await update(from('10.0.0.0'), ...nets)
    expect(await isRefused(from('10.0.0.0'), ...nets, '0.0.0.0/0')).toEqual(
      invalidRequest('Source IP allowlist is limited to 1000 entries, found 1001'),
    )
  })

  test.each(['0.0.0.0/0', '::/0', '0.0.0.0/32', '::/128'])('does not take the unspecified address: %s', async (net) => {
    expect(await isRefused(from('192.0.2.7'), '1.2.3.4/0', net)).toEqual(
      invalidRequest('Source IP allowlist may not contain the unspecified address. Use "any" to allow any source IP.'),
    )
  })

  test.each(['1.2.3.4/0', '2001:db8::/0'])('does not take what is everywhere: %s', async (net) => {
    expect(await isRefused(from('192.0.2.7'), net)).toEqual(
      invalidRequest('Source IP allowlist entries may not have a netmask of /0.'),
    )
  })

  test('does not take what is no network', async () => {
    expect(await isRefused(operator, '192.0.2.7')).toMatchObject({ status: 400, code: undefined })
  })
})

test('inbound ICMP is let in at first, and as it is set', async () => {
  const isEnabled = async () => (await operator.does('networkingInboundIcmpView', {})).enabled
  expect(await isEnabled()).toBe(true)
  expect(await operator.does('networkingInboundIcmpUpdate', { body: { enabled: false } })).toBeUndefined()
  expect(await isEnabled()).toBe(false)
})
