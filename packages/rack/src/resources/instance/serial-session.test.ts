import { describe, expect, test } from 'vitest'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { openTerminal, runningInstance } from '../../testing/terminal.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')
const project = await rack.newProject()
const running = () => runningInstance(rack, project.id, { hostname: 'host' })
const stateOf = async (id: string) => (await admin.does('instanceView', { params: { instance: id } })).runState
const history = async (id: string) => {
  const query = { fromStart: 0, maxBytes: 1_000_000 }
  return (await admin.does('instanceSerialConsole', { params: { instance: id }, query })).data
}
const PROMPT = 'root@host:~# '

describe('somebody at the console', () => {
  test('sees what was there, types, and sees the answer', async () => {
    const terminal = await openTerminal(rack, 'collaborator', await running())
    expect(await terminal.until('host login: ')).toMatch(/^UEFI/)
    await terminal.type('root\r')
    await terminal.until(PROMPT)
    await terminal.type('nproc\r')
    await terminal.until(`nproc\r\n2\r\n${PROMPT}`)
  })

  test('sees what the history tells', async () => {
    const id = await running()
    const terminal = await openTerminal(rack, 'admin', id)
    await terminal.until('login: ')
    await terminal.type('root\rhelp\r')
    await terminal.until(`/proc/sysrq-trigger\r\n${PROMPT}`)
    expect(terminal.bytes).toEqual(await history(id))
  })

  test('begins with as much as was asked for', async () => {
    const id = await running()
    const terminal = await openTerminal(rack, 'admin', id, '?most_recent=12')
    expect(await terminal.until('login: ')).toBe('host login: ')
    const all = await openTerminal(rack, 'admin', id, '?most_recent=262144')
    await all.until('login: ')
    expect(all.bytes).toEqual(await history(id))
    const nothing = await openTerminal(rack, 'admin', id, '?most_recent=0')
    await nothing.type('x')
    expect(await nothing.until('x')).toBe('x')
  })

  test('sees what others type, too', async () => {
    const id = await running()
    const [one, other] = [await openTerminal(rack, 'admin', id), await openTerminal(rack, 'collaborator', id)]
    await one.type('root\r')
    await other.until(PROMPT)
    await other.type('whoami\r')
    await one.until(`whoami\r\nroot\r\n${PROMPT}`)
  })

  test('types in order, however fast', async () => {
    const terminal = await openTerminal(rack, 'admin', await running())
    const letters = 'root\recho abcdefghijklmnopqrstuvwxyz\r'
    await Promise.all(Array.from(letters, (letter) => terminal.type(letter)))
    await terminal.until(`\r\nabcdefghijklmnopqrstuvwxyz\r\n${PROMPT}`)
  })

  test('may paste more than is typed at a time', async () => {
    const terminal = await openTerminal(rack, 'admin', await running())
    const word = 'x'.repeat(1500)
    await terminal.type(`root\recho ${word}\r`)
    await terminal.until(`\r\n${word}\r\n${PROMPT}`)
  })

  test('may paste twice at once, and the second follows the first', async () => {
    const terminal = await openTerminal(rack, 'admin', await running())
    const word = 'x'.repeat(600)
    await Promise.all([terminal.type(`root\recho ${word}`), terminal.type('y\r')])
    await terminal.until(`\r\n${word}y\r\n${PROMPT}`)
  })

  test('goes on where they were after a restart of the control plane', async () => {
    const id = await running()
    const before = await openTerminal(rack, 'admin', id)
    await before.type('root\rcd /etc\rhost')
    rack.restart()
    const after = await openTerminal(rack, 'admin', id, '?most_recent=0')
    await after.type('name\r')
    await after.until('name\r\nhost\r\nroot@host:/etc# ')
  })

  test('who has gone types nothing more', async () => {
    const id = await running()
    const terminal = await openTerminal(rack, 'admin', id)
    await terminal.until('login: ')
    const before = await history(id)
    terminal.leave()
    await terminal.type('root\r')
    expect(await history(id)).toEqual(before)
  })
})

describe('the machine obeys:', () => {
  test('a reboot is seen through', async () => {
    const id = await running()
    const terminal = await openTerminal(rack, 'admin', id)
    await terminal.type('root\rreboot\r')
    await terminal.until('reboot: Restarting system\r\n')
    expect(await stateOf(id)).toBe('rebooting')
    await terminal.type('nobody hears this\r')
    await rack.advance(3000)
    expect(await terminal.until('host login: ')).not.toContain('nobody')
    expect(await stateOf(id)).toBe('running')
  })

  test('one that is switched off stays off', async () => {
    const id = await running()
    const terminal = await openTerminal(rack, 'admin', id)
    await terminal.type('root\rpoweroff\r')
    await terminal.until('reboot: Power down\r\n')
    expect(await stateOf(id)).toBe('stopping')
    await rack.settle()
    expect(await stateOf(id)).toBe('stopped')
    expect(await terminal.closed).toEqual({
      code: 1011,
      reason: 'instance is stopped and has no active serial console server',
    })
    await rack.advance(7_200_000)
    expect(await stateOf(id)).toBe('stopped')
  })

  test('one that has crashed tells of it, and restarts by itself', async () => {
    const id = await running()
    const terminal = await openTerminal(rack, 'admin', id)
    await terminal.type('root\recho c > /proc/sysrq-trigger\r')
    expect(await terminal.closed).toMatchObject({ code: 1011, reason: expect.stringContaining('instance is failed') })
    expect(terminal.text).toContain('Kernel panic')
    expect(await stateOf(id)).toBe('failed')
    await rack.advance(10_000)
    expect(await stateOf(id)).toBe('starting')
  })

  test('a reboot and a stop from outside are seen, too', async () => {
    const id = await running()
    const terminal = await openTerminal(rack, 'admin', id)
    await terminal.until('login: ')
    await admin.does('instanceReboot', { params: { instance: id } })
    await rack.advance(0)
    await terminal.until('Restarting system\r\n')
    await rack.advance(3000)
    await terminal.until('login: ')
    await admin.does('instanceStop', { params: { instance: id } })
    await rack.advance(0)
    await terminal.until('Power down\r\n')
    await rack.settle()
    expect((await terminal.closed).code).toBe(1011)
  })
})

test('uptime counts from the last boot', async () => {
  const id = await running()
  const terminal = await openTerminal(rack, 'admin', id)
  await terminal.type('root\rreboot\r')
  await rack.advance(3000)
  await rack.advance(7_260_000)
  await terminal.type('root\ruptime\r')
  expect(await terminal.until(PROMPT)).toContain(' up 2:01, ')
})
