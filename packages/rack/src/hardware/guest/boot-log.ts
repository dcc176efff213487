import { diskName, interfaceName, shortName } from './facts.ts'
import type { GuestFacts } from './facts.ts'

function kernel(lines: readonly (readonly [seconds: number, text: string])[]): string[] {
  return lines.map(([seconds, text]) => `[${seconds.toFixed(6).padStart(12)}] ${text}`)
}

function done(...units: readonly string[]): string[] {
  return units.map((unit) => `[  OK  ] ${unit}.`)
}

function inHex(number: number): string {
  return `0x${number.toString(16).padStart(16, '0')}`
}

function firmware({ ncpus, memory, disks }: GuestFacts): string[] {
  const boot = disks.find(({ isRoot }) => isRoot)
  return [
    'UEFI firmware (version PLENUM 1)',
    `CPUs: ${ncpus}, memory: ${memory / 2 ** 20} MiB`,
    boot ? `BdsDxe: starting Boot0001 "UEFI NVMe disk ${boot.number}"` : 'BdsDxe: starting Boot0002 "UEFI HTTP"',
    '',
  ]
}

function kernelLog({ os, ncpus, memory, disks, interfaces }: GuestFacts): string[] {
  return kernel([
    [0, `${os.kernelName} version ${os.kernelRelease} (${os.prettyName})`],
    [0, `Command line: BOOT_IMAGE=/boot/vmlinuz-${os.kernelRelease} root=LABEL=root ro console=ttyS0,115200n8`],
    [0, 'BIOS-provided physical RAM map:'],
    [0, `BIOS-e820: [mem ${inHex(0)}-${inHex(memory - 1)}] usable`],
    [0.000412, 'Hypervisor detected: bhyve'],
    [0.004871, `Memory: ${memory / 1024}K available`],
    [0.021344, `smpboot: Allowing ${ncpus} CPUs, 0 hotplug CPUs`],
    [0.148902, `smp: Brought up 1 node, ${ncpus} ${ncpus === 1 ? 'CPU' : 'CPUs'}`],
    [0.302118, 'serial8250: ttyS0 at I/O 0x3f8 (irq = 4, base_baud = 115200) is a 16550A'],
    ...disks.map((disk, index) => [0.5 + index / 100, nvme(disk)] as const),
    ...interfaces.map(
      ({ mac }, index) =>
        [0.7 + index / 100, `virtio_net virtio${index} ${interfaceName(index)}: ${mac.toLowerCase()}`] as const,
    ),
    [0.914027, 'EXT4-fs (root): mounted filesystem with ordered data mode'],
  ])
}

function nvme(disk: GuestFacts['disks'][number]): string {
  return `nvme nvme${disk.number}: ${diskName(disk)}: ${disk.size / 512} 512-byte logical blocks`
}

function cloudInit({ os, instanceId, interfaces, authorizedKeys }: GuestFacts): string[] {
  const said = [
    `instance ${instanceId}`,
    ...interfaces.map(
      ({ ip, prefixLength, mac }, index) => `${interfaceName(index)} ${ip}/${prefixLength} ${mac.toLowerCase()}`,
    ),
    ...(authorizedKeys.length === 0
      ? [`no authorized SSH keys for user ${os.user}`]
      : authorizedKeys.map((key) => `authorized SSH key for user ${os.user}: ${describeKey(key)}`)),
  ]
  return said.map((line) => `ci-info: ${line}`)
}

/** Type and comment; the key itself would fill the screen. */
function describeKey(line: string): string {
  const [type = '', , ...comment] = line.trim().split(/\s+/)
  return [type, ...comment].join(' ')
}

/** Where getty says what runs here, and asks who it is. */
export function loginBanner(facts: GuestFacts): string {
  const { os } = facts
  return [
    '',
    `${os.prettyName} ${shortName(facts)} ttyS0`,
    '',
    `Sign in as root or ${os.user}; this console asks them for no password.`,
    '',
    `${shortName(facts)} login: `,
  ].join('\n')
}

/** All that a machine puts out from its power being switched on until somebody may sign in. */
export function bootLog(facts: GuestFacts): string {
  const lines = [
    ...firmware(facts),
    ...kernelLog(facts),
    '',
    `Welcome to ${facts.os.prettyName}!`,
    '',
    ...done('Mounted root file system', `Set hostname to ${facts.hostname}`, 'Reached target Local File Systems'),
    ...done('Started Network Configuration', 'Reached target Network', 'Finished Initial cloud-init job'),
    ...cloudInit(facts),
    ...done('Started OpenSSH server daemon', 'Started Serial Getty on ttyS0', 'Reached target Multi-User System'),
  ]
  return `${lines.join('\n')}\n${loginBanner(facts)}`
}

/** What follows when a machine is told to go down, by itself or from outside. */
export function shutdownLog(isReboot: boolean): string {
  const target = isReboot ? 'System Reboot' : 'System Power Off'
  const lines = [
    '',
    ...done('Stopped Serial Getty on ttyS0', 'Stopped OpenSSH server daemon', 'Stopped target Network'),
    ...done('Unmounted root file system', `Reached target ${target}`),
    isReboot ? 'reboot: Restarting system' : 'reboot: Power down',
    '',
  ]
  return lines.join('\n')
}

export const panicLog = [
  '',
  'sysrq: Trigger a crash',
  'Kernel panic - not syncing: sysrq triggered crash',
  '---[ end Kernel panic - not syncing: sysrq triggered crash ]---',
  '',
].join('\n')
