import { diskName, interfaceName } from '../facts.ts'
import type { GuestDisk, GuestFacts } from '../facts.ts'
import type { Command } from '../command.ts'

const KiB = 1024
const units = ['Ki', 'Mi', 'Gi', 'Ti'] as const

/** As `free -h` and `lsblk` write sizes: up to three digits, one decimal below ten. */
function inUnits(bytes: number, suffixLength: 1 | 2): string {
  if (bytes === 0) return '0B'
  let value = bytes / KiB
  let unit = 0
  while (value >= KiB && unit < units.length - 1) {
    value /= KiB
    unit += 1
  }
  const number = value < 10 && !Number.isInteger(value) ? value.toFixed(1) : String(Math.floor(value))
  return number + (units[unit] ?? '').slice(0, suffixLength)
}

function row(cells: readonly string[], widths: readonly number[]): string {
  return cells
    .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
    .join('')
}

const free: Command = {
  about: 'show memory; -h in units that people read',
  run: ({ facts: { memory }, args }) => {
    const used = Math.floor(memory / 10)
    const show = (bytes: number) => (args.includes('-h') ? inUnits(bytes, 2) : String(Math.floor(bytes / KiB)))
    const widths = [7, 13, 13, 13]
    const lines = [
      row(['', 'total', 'used', 'free'], widths),
      row(['Mem:', ...[memory, used, memory - used].map(show)], widths),
      row(['Swap:', ...[0, 0, 0].map(show)], widths),
    ]
    return { lines }
  },
}

/** Each disk has a number of its own, which its partitions share. */
function blockRows(disk: GuestDisk): string[] {
  const size = inUnits(disk.size, 1)
  const line = (name: string, minor: number, type: string, mount: string) =>
    `${name.padEnd(14)} ${`259:${disk.number * 2 + minor}`.padEnd(7)} ${'0'.padStart(2)} ${size.padStart(6)}  0 ${type} ${mount}`.trimEnd()
  const name = diskName(disk)
  return [line(name, 0, 'disk', ''), ...(disk.isRoot ? [line(`└─${name}p1`, 1, 'part', '/')] : [])]
}

const lsblk: Command = {
  about: 'list the disks',
  run: ({ facts }) => ({
    lines: ['NAME           MAJ:MIN RM   SIZE RO TYPE MOUNTPOINTS', ...facts.disks.flatMap(blockRows)],
  }),
}

const loopback = [
  '1: lo: <LOOPBACK,UP,LOWER_UP> mtu 65536 qdisc noqueue state UNKNOWN group default qlen 1000',
  '    link/loopback 00:00:00:00:00:00 brd 00:00:00:00:00:00',
  '    inet 127.0.0.1/8 scope host lo',
  '       valid_lft forever preferred_lft forever',
]

function interfaceRows({ ip, prefixLength, mac }: GuestFacts['interfaces'][number], index: number): string[] {
  const name = interfaceName(index)
  const family = ip.includes(':') ? 'inet6' : 'inet'
  return [
    `${index + 2}: ${name}: <BROADCAST,MULTICAST,UP,LOWER_UP> mtu 1500 qdisc fq_codel state UP group default qlen 1000`,
    `    link/ether ${mac.toLowerCase()} brd ff:ff:ff:ff:ff:ff`,
    `    ${family} ${ip}/${prefixLength} scope global dynamic ${name}`,
    '       valid_lft 3600sec preferred_lft 3600sec',
  ]
}

const ip: Command = {
  about: 'addr: show the network interfaces and their addresses',
  run: ({ facts, args: [object = 'addr'] }) =>
    // As the real one does, any beginning of the word will do.
    'address'.startsWith(object)
      ? { lines: [...loopback, ...facts.interfaces.flatMap(interfaceRows)] }
      : { lines: [`Object "${object}" is unknown, try "ip addr".`] },
}

const nproc: Command = {
  about: 'print how many CPUs there are',
  run: ({ facts }) => ({ lines: [String(facts.ncpus)] }),
}

export const machineCommands = { free, lsblk, ip, nproc }
