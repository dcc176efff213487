import { expect, test } from 'vitest'
import { newPeer, peerRow, peerSchema, peerValues } from './peer-values.ts'
import type { PeerValues } from './peer-values.ts'

const peer = {
  bgpConfig: 'edge',
  interfaceName: 'phy0',
  addr: '10.0.0.2',
  holdTime: 90,
  idleHoldTime: 3,
  delayOpen: 1,
  connectRetry: 5,
  keepalive: 30,
  remoteAsn: 64_501,
  minTtl: 255,
  md5AuthKey: 'a key',
  multiExitDiscriminator: 7,
  communities: [65_537],
  localPref: 100,
  enforceFirstAs: true,
  allowedImport: { type: 'allow' as const, value: ['10.0.0.0/8', 'fd00::/8'] },
  allowedExport: { type: 'no_filtering' as const },
  vlanId: 300,
}

test('a peer that is read into the form and saved is the same', () => {
  expect(peerRow(peerValues(peer))).toEqual(peer)
})

test('a new peer has no more than it must', () => {
  const row = JSON.parse(JSON.stringify(peerRow({ ...newPeer('phy0', 'edge'), addr: ' 10.0.0.2 ' })))
  expect(row).toEqual({
    bgpConfig: 'edge',
    interfaceName: 'phy0',
    addr: '10.0.0.2',
    holdTime: 6,
    keepalive: 2,
    idleHoldTime: 3,
    connectRetry: 3,
    delayOpen: 0,
    communities: [],
    enforceFirstAs: false,
    allowedImport: { type: 'no_filtering' },
    allowedExport: { type: 'no_filtering' },
  })
})

function complaints(given: Partial<PeerValues>) {
  const { error } = peerSchema([peer]).safeParse({ ...newPeer('phy0', 'edge'), addr: '10.0.0.3', ...given })
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test.each([
  [{}, []],
  [{ addr: '10.0.0.2' }, ['addr: phy0 has this peer already']],
  [{ md5AuthKey: 'x'.repeat(80) }, []],
  [{ md5AuthKey: 'x'.repeat(81) }, ['md5AuthKey: must be at most 80 characters']],
  [{ md5AuthKey: 'naïve' }, ['md5AuthKey: must be printable ASCII']],
  [{ holdTime: 2 }, ['holdTime: Must be 0, or at least 3 seconds']],
  [{ remoteAsn: 0 }, ['remoteAsn: must be 1 to 4294967295']],
  [{ minTtl: 256 }, ['minTtl: must be 0 to 255']],
  [{ vlanId: 4095 }, ['vlanId: Must be 1 to 4094']],
  [{ communities: '1:1 x' }, ['communities: x is no community']],
  [{ importMode: 'allow' as const, importPrefixes: '10.0.0.0' }, ['importPrefixes: 10.0.0.0 is no network']],
  [{ importPrefixes: 'not looked at' }, []],
  [{ exportMode: 'allow' as const, exportPrefixes: '' }, []],
])('a peer with %j: %j', (given, expected) => {
  expect(complaints(given)).toEqual(expected)
})
