import { certificatePem, keyPair, keyPem, usablePair } from '@plenum/rack/testing/certificates'
import { beforeAll, expect, test } from 'vitest'
import { lookAt } from './notices.ts'
import { certificateReader } from './read.ts'

const now = new Date('2026-05-01T12:00:00Z')
const host = 'acme.sys.rack.example'

let reader: Awaited<ReturnType<typeof certificateReader>>
beforeAll(async () => {
  reader = await certificateReader()
}, 30_000)

async function titles(cert: string, more: { key?: string; host?: string } = {}) {
  const { notices } = await lookAt({ cert, now, host, ...more }, reader)
  return notices.map(({ title }) => title)
}

test('a certificate that fits gives no cause for notices, and says what it is', async () => {
  const { cert, key } = await usablePair(now, host)
  const { facts, notices } = await lookAt({ cert, key, host, now }, reader)
  expect(notices).toEqual([])
  expect(facts).toMatchObject({ subject: 'CN=test', names: [host] })
})

test.each([
  ['notAfter', -1, 'Certificate expired'],
  ['notAfter', 20, 'Certificate expires soon'],
  ['notAfter', 40, undefined],
  ['notBefore', 1, 'Certificate not valid yet'],
] as const)('one whose %s is %s days from now: %s', async (which, days, expected) => {
  const date = new Date(now.getTime() + days * 86_400_000)
  const cert = await certificatePem(now, { names: [host], [which]: date })
  expect(await titles(cert)).toEqual(expected === undefined ? [] : [expected])
})

test.each([
  [[host], true],
  [['*.sys.rack.example'], true],
  [['ACME.sys.rack.example.'], true],
  [['*.rack.example'], false],
  [['other.sys.rack.example', 'x.test'], false],
])('names %j cover the host: %s', async (names, isCovered) => {
  const cert = await certificatePem(now, { names })
  expect(await titles(cert)).toEqual(isCovered ? [] : ['Certificate is for other names'])
})

test('the names that were found are listed, some of them where there are many', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `h${index}.test`)
  const { notices } = await lookAt({ cert: await certificatePem(now, { names }), now, host }, reader)
  expect(notices[0]?.text).toBe(`Expected ${host}; it is for h0.test, h1.test, h2.test, h3.test, h4.test, and 3 more.`)
})

test('names are not looked at while the host is not known, nor where there are none', async () => {
  const cert = await certificatePem(now, { names: ['x.test'] })
  expect((await lookAt({ cert, now }, reader)).notices).toEqual([])
  expect(await titles(await certificatePem(now, { subject: 'O=nameless', names: null }))).toEqual([])
})

test('the common name counts where there are no other names', async () => {
  expect(await titles(await certificatePem(now, { subject: `CN=${host}`, names: null }))).toEqual([])
  expect(await titles(await certificatePem(now, { subject: 'CN=x.test', names: null }))).toHaveLength(1)
})

test('a key of another certificate, and what is no key, are noticed', async () => {
  const cert = await certificatePem(now, { names: [host] })
  expect(await titles(cert, { key: await keyPem(await keyPair('ec', 'somebody else')) })).toEqual([
    'Key does not match',
  ])
  expect(await titles(cert, { key: 'hello' })).toEqual(['Key cannot be read'])
})

test('what is no certificate cannot be read', async () => {
  const { facts, notices } = await lookAt({ cert: 'hello', now, host }, reader)
  expect(facts).toBeUndefined()
  expect(notices.map(({ title }) => title)).toEqual(['Certificate cannot be read'])
})
