import { describe, expect, test } from 'vitest'
import { booted, goingDown, receive } from './guest.ts'
import type { GuestState } from './guest.ts'
import { sampleFacts } from './sample-facts.ts'

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const bytes = (typed: string) => new TextEncoder().encode(typed)
const atLogin = booted(sampleFacts).state

/** Types one thing after another; what the guest put out, and where it is then. */
function type(...typed: readonly string[]) {
  let state: GuestState = atLogin
  let output = ''
  let effect: string | undefined
  for (const part of typed) {
    const answer = receive(sampleFacts, state, bytes(part))
    state = answer.state
    output += text(answer.output)
    effect = answer.effect
  }
  return { state, output, effect }
}

/** What follows the line itself, up to the next prompt. */
function answerTo(command: string, user = 'root'): string {
  const before = type(`${user}\r`)
  const { output } = receive(sampleFacts, before.state, bytes(`${command}\r`))
  const lines = text(output).split('\r\n')
  expect(lines[0]).toBe(command)
  return lines.slice(1, -1).join('\n')
}

describe('a machine that comes up', () => {
  const log = text(booted(sampleFacts).output)

  test('tells what it is made of', () => {
    for (const part of [
      'Debian GNU/Linux 13',
      'CPUs: 4, memory: 8192 MiB',
      'a8:40:25:f0:00:01',
      'nvme0n1',
      'nvme1n1',
      'Set hostname to web-01.example',
      'authorized SSH key for user debian: ssh-ed25519 ada@laptop',
    ])
      expect(log).toContain(part)
  })

  test('puts out lines as a terminal wants them, and ends with asking who it is', () => {
    expect(log).not.toMatch(/[^\r]\n/)
    expect(log.endsWith('web-01 login: ')).toBe(true)
    expect(log).not.toContain('ada@laptop\r\n\r\nssh-')
  })

  test('never shows a whole key', () => {
    expect(log).not.toContain('AAAAC3')
  })

  test('puts out the same each time', () => {
    expect(booted(sampleFacts)).toEqual(booted({ ...sampleFacts, now: new Date() }))
  })
})

test.each([
  [true, 'reboot: Restarting system'],
  [false, 'reboot: Power down'],
])('a machine that goes down (to come up again: %s) says so, and hears nothing more', (isReboot, last) => {
  const { state, output } = goingDown(isReboot)
  expect(text(output)).toContain(`${last}\r\n`)
  expect(receive(sampleFacts, state, bytes('root\r'))).toEqual({ state, output: new Uint8Array() })
})

describe('signing in', () => {
  test.each([
    ['root', 'root@web-01:~# '],
    ['debian', 'debian@web-01:~$ '],
  ])('%s needs no password', (user, prompt) => {
    const { output } = type(`${user}\r`)
    expect(output.startsWith(`${user}\r\n`)).toBe(true)
    expect(output.endsWith(prompt)).toBe(true)
  })

  test('others are asked for one, which is neither shown nor right', () => {
    const { output, state } = type('eve\r', 'secret\r')
    expect(output).toBe('eve\r\nPassword: \r\n\r\nLogin incorrect\r\nweb-01 login: ')
    expect(state).toEqual(atLogin)
  })

  test('an empty line asks again', () => {
    expect(type('\r').output).toBe('\r\nweb-01 login: ')
  })

  test.each(['exit\r', 'logout\r', '\u0004'])('%j signs out', (typed) => {
    const { output, state } = type('root\r', typed)
    expect(output.endsWith('web-01 login: ')).toBe(true)
    expect(state).toEqual(atLogin)
  })
})

describe('the shell', () => {
  test.each([
    ['hostname', 'web-01.example'],
    ['hostname -s', 'web-01'],
    ['nproc', '4'],
    ['whoami', 'root'],
    ['pwd', '/root'],
    ['uname', 'Linux'],
    ['uname -a', 'Linux web-01.example 6.12.73+deb13-amd64 #1 SMP debian x86_64 GNU/Linux'],
    ['uname -rn', 'web-01.example 6.12.73+deb13-amd64'],
    ['uptime', ' 12:00:00 up 3 days, 2:05,  1 user,  load average: 0.08, 0.03, 0.01'],
    ['date', 'Sun, 01 Mar 2026 12:00:00 GMT'],
    ['echo a  "b  c" \'d\'', 'a b  c d'],
    ['cat /etc/hostname', 'web-01.example'],
    ['cat /etc', 'cat: /etc: Is a directory'],
    ['cat nothing', 'cat: nothing: No such file or directory'],
    ['cat ~/.ssh/authorized_keys', sampleFacts.authorizedKeys.join('\n')],
    ['ls', ''],
    ['ls -a', '.profile  .ssh'],
    ['ls /', 'bin  boot  dev  etc  home  proc  root  tmp  usr  var'],
    ['ls /etc/hosts nothing', "/etc/hosts\nls: cannot access 'nothing': No such file or directory"],
    ['cd nowhere', 'cd: nowhere: No such file or directory'],
    ['cd /etc/hosts', 'cd: /etc/hosts: Not a directory'],
    ['frobnicate', '-bash: frobnicate: command not found'],
    ['', ''],
    ['echo x > /tmp/x', '-bash: /tmp/x: Read-only file system'],
    ['ip route', 'Object "route" is unknown, try "ip addr".'],
  ])('%j answers %j', (command, answer) => {
    expect(answerTo(command)).toBe(answer)
  })

  test('memory is that of the instance', () => {
    expect(answerTo('free').split('\n')[1]).toMatch(/^Mem: +8388608 +838860 +7549747$/)
    expect(answerTo('free -h').split('\n')[1]).toMatch(/^Mem: +8Gi /)
  })

  test('disks are those of the instance, and it runs from the one it boots from', () => {
    expect(answerTo('lsblk').split('\n')).toEqual([
      'NAME           MAJ:MIN RM   SIZE RO TYPE MOUNTPOINTS',
      'nvme0n1        259:0    0    20G  0 disk',
      '└─nvme0n1p1    259:1    0    20G  0 part /',
      'nvme1n1        259:2    0     1T  0 disk',
    ])
  })

  test.each(['ip addr', 'ip a', 'ip'])('%s shows the addresses of the instance', (command) => {
    const answer = answerTo(command)
    expect(answer).toContain('link/ether a8:40:25:f0:00:01')
    expect(answer).toContain('inet 172.30.0.5/22 scope global dynamic enp0s8')
    expect(answer).toContain('inet6 fd00:1:2::5/64 scope global dynamic enp0s9')
  })

  test('one may walk about, and the prompt tells where one is', () => {
    const { output } = type('debian\r', 'cd /etc\r', 'pwd\r', 'cd ../proc/.\r', 'cd\r', 'cd .ssh\r')
    const prompts = output.match(/debian@web-01:\S+/g)
    expect(prompts).toEqual(['~$', '/etc$', '/etc$', '/proc$', '~$', '~/.ssh$'].map((end) => `debian@web-01:${end}`))
    expect(output).toContain('\r\n/etc\r\n')
  })

  test('help lists what there is, in order', () => {
    const names = answerTo('help')
      .split('\n')
      .slice(0, -1)
      .map((line) => line.split(' ')[0] ?? '')
    expect(names).toEqual(names.toSorted())
    for (const name of ['cat', 'exit', 'free', 'help', 'ip', 'lsblk', 'nproc', 'poweroff', 'reboot', 'uptime'])
      expect(names).toContain(name)
  })

  test('clear empties the screen', () => {
    expect(type('root\r', 'clear\r').output.endsWith('clear\r\n\u001b[H\u001b[2Jroot@web-01:~# ')).toBe(true)
  })

  test('what belongs to an object is no command', () => {
    expect(answerTo('constructor')).toBe('-bash: constructor: command not found')
    expect(answerTo('cat constructor')).toBe('cat: constructor: No such file or directory')
  })
})

describe('power', () => {
  test.each([
    ['reboot', 'reboot'],
    ['poweroff', 'poweroff'],
    ['shutdown now', 'poweroff'],
    ['echo c > /proc/sysrq-trigger', 'crash'],
    ['echo c >/proc/sysrq-trigger', 'crash'],
  ])('root may %s', (command, effect) => {
    const done = type('root\r', `${command}\rwhoami\r`)
    expect(done.effect).toBe(effect)
    expect(done.state.stage).toBe('off')
    expect(done.output).not.toContain('whoami')
  })

  test('a crash is told of', () => {
    expect(type('root\r', 'echo c > /proc/sysrq-trigger\r').output).toContain('Kernel panic')
  })

  test.each(['reboot', 'poweroff'])('others may not %s, unless as root', (command) => {
    const refused = type('debian\r', `${command}\r`)
    expect(refused.effect).toBeUndefined()
    expect(refused.output).toContain(`${command}: only root may do that; try "sudo ${command}"`)
    expect(type('debian\r', `sudo ${command}\r`).effect).toBe(command)
  })

  test('others may not stop the kernel', () => {
    expect(answerTo('echo c > /proc/sysrq-trigger', 'debian')).toBe('-bash: /proc/sysrq-trigger: Permission denied')
  })

  test('sudo does as root what follows', () => {
    expect(answerTo('sudo whoami', 'debian')).toBe('root')
    expect(answerTo('sudo', 'debian')).toBe('')
  })
})
