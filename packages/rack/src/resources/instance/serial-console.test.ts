import { instanceStates } from '@plenum/api'
import type { CallInput, Operations } from '@plenum/api'
import { beforeAll, describe, expect, test } from 'vitest'
import { newDisk } from '../../testing/bodies.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { invalidRequest, notFound } from '../../testing/refusals.ts'
import { openTerminal, runningInstance } from '../../testing/terminal.ts'

const rack = await rackUnderTest()
const viewer = rack.as('viewer')
const admin = rack.as('admin')
const { id: project } = await rack.newProject()
let instance = ''
let number = 0

type Query = NonNullable<CallInput<Operations['instanceSerialConsole']>['query']>

const ask = (query: Query, id = instance) => viewer.does('instanceSerialConsole', { params: { instance: id }, query })
const text = (data: readonly number[]) => new TextDecoder().decode(Uint8Array.from(data))
const all = async (id = instance) => text((await ask({ fromStart: 0, maxBytes: 1_000_000 }, id)).data)

const running = () => {
  const bootDisk = newDisk(`boot-${(number += 1)}`)
  return runningInstance(rack, project, { ncpus: 3, hostname: 'host.example', bootDisk })
}

beforeAll(async () => {
  instance = await running()
})

describe('the output of an instance', () => {
  test('is there as soon as it runs, from its power being switched on to its asking who it is', async () => {
    const output = await all()
    expect(output.startsWith('UEFI')).toBe(true)
    expect(output).toContain('CPUs: 3, memory: 4096 MiB')
    expect(output).toContain('Set hostname to host.example')
    expect(output.endsWith('host login: ')).toBe(true)
  })

  test('has the addresses, disks and keys of the instance', async () => {
    const query = { project: 'storefront' }
    const { id } = await viewer.does('instanceView', { params: { instance: 'db-primary' }, query })
    const { items } = await viewer.does('instanceNetworkInterfaceList', { query: { instance: id } })
    const output = await all(id)
    expect(output).toContain(`${items[0]?.ip}/22`)
    expect(output).toContain(items[0]?.mac.toLowerCase())
    expect(output).toContain(`nvme1n1: ${(512 * 2 ** 30) / 512} 512-byte`)
    expect(output).toContain('authorized SSH key for user debian: ssh-ed25519 collaborator@laptop')
    expect(output).toContain('Debian GNU/Linux 13')
  })

  test('comes in parts that follow one another', async () => {
    const whole = await ask({ fromStart: 0 })
    let from = 0
    const parts: number[] = []
    for (;;) {
      const { data, lastByteOffset } = await ask({ fromStart: from, maxBytes: 500 })
      expect(lastByteOffset).toBe(from + data.length)
      if (data.length === 0) break
      parts.push(...data)
      from = lastByteOffset
    }
    expect(parts).toEqual(whole.data)
    expect(from).toBe(whole.lastByteOffset)
  })

  test('can be asked for from its end', async () => {
    const whole = await ask({ fromStart: 0 })
    const end = whole.lastByteOffset
    expect(await ask({ mostRecent: 12 })).toEqual({ data: whole.data.slice(-12), lastByteOffset: end })
    expect(await ask({ mostRecent: 12, maxBytes: 5 })).toEqual({
      data: whole.data.slice(-12, -7),
      lastByteOffset: end - 7,
    })
    expect(await ask({ mostRecent: 0 })).toEqual({ data: [], lastByteOffset: end })
    expect(await ask({ mostRecent: 10_000_000 })).toEqual(whole)
  })

  test('ends where it ends, whatever is asked for', async () => {
    const { lastByteOffset } = await ask({ mostRecent: 0 })
    expect(await ask({ fromStart: lastByteOffset + 1000 })).toEqual({ data: [], lastByteOffset })
    expect(await ask({ fromStart: 0, maxBytes: 0 })).toEqual({ data: [], lastByteOffset: 0 })
  })

  test('is not more than 16 KiB at a time unless told otherwise', async () => {
    const id = await running()
    const terminal = await openTerminal(rack, 'admin', id)
    await terminal.type('root\r')
    for (let count = 0; count < 20; count++) await terminal.type('help\r')
    expect((await ask({ fromStart: 0 }, id)).data).toHaveLength(16_384)
    expect((await ask({ fromStart: 0, maxBytes: 16_385 }, id)).data).toHaveLength(16_385)
    terminal.leave()
  })
})

describe('the output lives as long as the VM:', () => {
  test('a reboot adds to it', async () => {
    const id = await running()
    const before = await all(id)
    await admin.does('instanceReboot', { params: { instance: id } })
    const goingDown = await all(id)
    expect(goingDown.startsWith(before)).toBe(true)
    expect(goingDown.endsWith('reboot: Restarting system\r\n')).toBe(true)
    await rack.settle()
    const after = await all(id)
    expect(after.startsWith(goingDown)).toBe(true)
    expect(after.match(/UEFI/g)).toHaveLength(4)
    expect(after.endsWith('host login: ')).toBe(true)
  })

  test('one that nobody has looked at before a reboot is as complete', async () => {
    const id = await running()
    await admin.does('instanceReboot', { params: { instance: id } })
    expect((await all(id)).endsWith('reboot: Restarting system\r\n')).toBe(true)
    await rack.settle()
    expect((await all(id)).endsWith('host login: ')).toBe(true)
  })

  test('after a stop and a start it begins anew', async () => {
    const id = await running()
    const terminal = await openTerminal(rack, 'admin', id)
    await terminal.type('somebody\r')
    const before = await all(id)
    await admin.does('instanceStop', { params: { instance: id } })
    await rack.settle()
    await admin.does('instanceStart', { params: { instance: id } })
    await rack.settle()
    const after = await all(id)
    expect(after).not.toContain('somebody')
    expect(before.startsWith(after)).toBe(true)
  })

  test('when the instance is deleted, nothing of it is left', async () => {
    const before = [await rack.count('serialConsole'), await rack.count('serialChunk')]
    const id = await running()
    await all(id)
    await admin.does('instanceStop', { params: { instance: id } })
    await rack.settle()
    await admin.does('instanceDelete', { params: { instance: id } })
    expect([await rack.count('serialConsole'), await rack.count('serialChunk')]).toEqual(before)
  })

  test('a restart of the control plane changes nothing', async () => {
    const before = await all()
    rack.restart()
    expect(await all()).toBe(before)
  })
})

test('of a very long output the middle is no longer kept, and asking for it is refused', async () => {
  const id = await running()
  await ask({ mostRecent: 0 }, id)
  const size = 1_000_000
  await rack.edit('serialConsole', id, (console) => ({ ...console, size }))
  const firstOfTail = Math.ceil(size / 2048) * 2048 - 128 * 2048
  const message = `bytes 65536 to ${firstOfTail - 1} of the serial console are no longer kept`
  for (const fromStart of [65_536, 100_000, firstOfTail - 1]) {
    const params = { instance: id }
    expect(await viewer.isRefused('instanceSerialConsole', { params, query: { fromStart } })).toEqual(
      invalidRequest(message),
    )
  }
})

describe('is refused', () => {
  const refusal = (query: Query, id = instance) =>
    viewer.isRefused('instanceSerialConsole', { params: { instance: id }, query })

  test.each<Query>([{}, { fromStart: 0, mostRecent: 0 }, { maxBytes: 1 }])(
    'what is not exactly one range: %j',
    async (query) => {
      expect(await refusal(query)).toEqual(
        invalidRequest('exactly one of from_start and most_recent must be specified'),
      )
    },
  )

  test.each(['-1', '1.5', 'x', ''])('a range of %j', async (value) => {
    const response = await viewer.raw(
      new Request(`http://rack.test/v1/instances/${instance}/serial-console?from_start=${value}`),
    )
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('from_start') })
  })

  const withConsole: readonly string[] = ['running', 'rebooting', 'migrating', 'repairing']
  const halted: readonly string[] = ['creating', 'stopped', 'failed']

  test.each(instanceStates.filter((state) => !withConsole.includes(state)))('an instance that is %s', async (state) => {
    const id = await running()
    await rack.put(id, state)
    const message = halted.includes(state)
      ? `instance is ${state} and has no active serial console server`
      : `cannot connect to serial console of instance in state "${state}"`
    expect(await refusal({ fromStart: 0 }, id)).toEqual(invalidRequest(message))
  })

  test.each(instanceStates.filter((state) => withConsole.includes(state)))('not one that is %s', async (state) => {
    const id = await running()
    await rack.put(id, state)
    expect(await all(id)).toContain('login: ')
  })

  test('an instance that there is not', async () => {
    const id = crypto.randomUUID()
    expect(await refusal({ fromStart: 0 }, id)).toEqual(notFound('instance', { id }))
  })
})
