import { refusedToNonRoot } from '../command.ts'
import type { Command, GuestEffect } from '../command.ts'
import { millisecondsUp, shortName } from '../facts.ts'
import type { GuestFacts } from '../facts.ts'

const MINUTE = 60_000

function upFor({ bootedAt, now }: GuestFacts): string {
  const minutes = Math.floor(millisecondsUp({ bootedAt, now }) / MINUTE)
  const days = Math.floor(minutes / 1440)
  const hours = Math.floor((minutes % 1440) / 60)
  const rest = String(minutes % 60)
  const clock = hours > 0 ? `${hours}:${rest.padStart(2, '0')}` : `${rest} min`
  return days > 0 ? `${days} ${days === 1 ? 'day' : 'days'}, ${clock}` : clock
}

const uptime: Command = {
  about: 'print for how long the machine has been up',
  run: ({ facts }) => ({
    lines: [` ${facts.now.toISOString().slice(11, 19)} up ${upFor(facts)},  1 user,  load average: 0.08, 0.03, 0.01`],
  }),
}

const uname: Command = {
  about: 'print the name of the kernel; -a everything, -r its release, -n the host name',
  run: ({ facts, args: [flags = '-s'] }) => {
    const { kernelName, kernelRelease, id } = facts.os
    const parts = { s: kernelName, n: facts.hostname, r: kernelRelease, v: `#1 SMP ${id}`, m: 'x86_64', o: 'GNU/Linux' }
    const asked = Object.entries(parts).filter(([letter]) => flags.includes('a') || flags.includes(letter))
    return { lines: [asked.map(([, part]) => part).join(' ')] }
  },
}

const hostname: Command = {
  about: 'print the host name; -s only up to its first dot',
  run: ({ facts, args }) => ({ lines: [args.includes('-s') ? shortName(facts) : facts.hostname] }),
}

const whoami: Command = { about: 'print who you are', run: ({ user }) => ({ lines: [user] }) }

const id: Command = {
  about: 'print who you are, in numbers',
  run: ({ user }) => {
    const number = user === 'root' ? 0 : 1000
    return { lines: [`uid=${number}(${user}) gid=${number}(${user}) groups=${number}(${user})`] }
  },
}

const date: Command = {
  about: 'print the time, which is UTC',
  run: ({ facts }) => ({ lines: [facts.now.toUTCString()] }),
}

function power(name: string, about: string, effect: GuestEffect): Command {
  return { about, run: (call) => refusedToNonRoot(call, name) ?? { effect } }
}

export const systemCommands = {
  date,
  hostname,
  id,
  uname,
  uptime,
  whoami,
  reboot: power('reboot', 'restart the machine', 'reboot'),
  poweroff: power('poweroff', 'switch the machine off', 'poweroff'),
}
