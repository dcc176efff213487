import { createServer, get } from 'node:http'
import { describe, expect, test, vi } from 'vitest'
import { isLocalAddress, LocalTargetError, pinnedTo, ReservedNameError, targetAddresses } from './address-guard.ts'

const localAddresses = [
  '0.0.0.0 0.1.2.3 127.0.0.1 127.255.255.255 169.254.0.1 169.254.169.254 192.0.0.192',
  '100.100.100.200 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255',
  ':: ::1 ::127.0.0.1 ::8.8.8.8 0:0:0:0:0:0:0:1 fe80::1 fe80::1%eth0 febf::1 fec0::1',
  'ff02::1 fd00:ec2::254 2001::1 2002:7f00:1:: 64:ff9b:1::1',
  '::ffff:127.0.0.1 ::ffff:7f00:1 ::FFFF:169.254.169.254 ::ffff:0.0.0.0 ::ffff:224.0.0.1',
  '64:ff9b::127.0.0.1 64:ff9b::a9fe:a9fe',
  'localhost 127.1 0x7f000001 [::1]',
].flatMap((line) => line.split(' '))

const otherAddresses = [
  '1.1.1.1 126.255.255.255 128.0.0.1 169.253.255.255 169.255.0.0 100.100.100.201 192.0.1.1',
  '10.0.0.1 172.16.0.1 192.168.1.1 223.255.255.255 203.0.113.9',
  '2606:4700::1111 fd00::1 fe00::1 2003::1 ::ffff:10.0.0.1 ::ffff:8.8.8.8 64:ff9b::808:808',
].flatMap((line) => line.split(' '))

test.each([...localAddresses, ''])('%j is local', (address) => {
  expect(isLocalAddress(address)).toBe(true)
})

test.each(otherAddresses)('%s is not local', (address) => {
  expect(isLocalAddress(address)).toBe(false)
})

const at = (address: string) => ({ address, family: address.includes(':') ? 6 : 4 })
const resolvesTo =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => at(address))

describe('the addresses of a host', () => {
  const url = new URL('https://hooks.meridian.net/plenum')

  test('are those that its name has', async () => {
    const resolve = resolvesTo('10.1.2.3', 'fd00::5')
    expect(await targetAddresses(url, false, resolve)).toEqual([at('10.1.2.3'), at('fd00::5')])
  })

  test('leave out the local ones', async () => {
    expect(await targetAddresses(url, false, resolvesTo('127.0.0.1', '192.0.2.1'))).toEqual([at('192.0.2.1')])
  })

  test('are refused when all are local', async () => {
    await expect(targetAddresses(url, false, resolvesTo('127.0.0.1', '::1'))).rejects.toThrow(LocalTargetError)
  })

  test('may be local where that is allowed', async () => {
    expect(await targetAddresses(url, true, resolvesTo('127.0.0.1'))).toEqual([at('127.0.0.1')])
  })

  // However a URL writes it, it is looked up for real here: none of these asks a name server.
  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest',
    'http://localhost/',
  ])('of %s are refused', async (text) => {
    await expect(targetAddresses(new URL(text), false)).rejects.toThrow(LocalTargetError)
  })

  test.each(['http://192.0.2.7/', 'http://[2001:db8::7]/'])('of %s are the one it names', async (text) => {
    const [found] = await targetAddresses(new URL(text), false)
    expect(text).toContain(found?.address)
  })
})

test.each(['example.com', 'hooks.example.com', 'idp.example', 'a.b.invalid', 'HOOKS.Example.NET.', 'x.example.org'])(
  '%s is reserved, so it is not even looked up',
  async (host) => {
    const resolve = vi.fn(resolvesTo('192.0.2.1'))
    await expect(targetAddresses(new URL(`https://${host}/`), true, resolve)).rejects.toThrow(ReservedNameError)
    expect(resolve).not.toHaveBeenCalled()
  },
)

test.each(['myexample.com', 'example.com.meridian.net', 'example.dev', 'invalid.dev'])(
  '%s is not reserved',
  async (host) => {
    const resolve = vi.fn(resolvesTo('192.0.2.1'))
    expect(await targetAddresses(new URL(`https://${host}/`), false, resolve)).toEqual([at('192.0.2.1')])
  },
)

test('a pinned connection goes to its address, whatever the host is called', async () => {
  const server = createServer((request, response) => response.end(request.headers.host))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const port = typeof bound === 'object' ? bound?.port : undefined
  const heard = await new Promise<string>((resolve, reject) => {
    get(`http://nowhere.invalid:${port}/`, { lookup: pinnedTo([at('127.0.0.1')]), agent: false }, (response) => {
      response.setEncoding('utf8').on('data', resolve)
    }).on('error', reject)
  })
  expect(heard).toBe(`nowhere.invalid:${port}`)
  await new Promise((resolve) => server.close(resolve))
})
