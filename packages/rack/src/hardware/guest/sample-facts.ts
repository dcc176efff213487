import type { GuestFacts } from './facts.ts'
import { guestOs } from './os.ts'

/** For tests: a machine with two disks and two interfaces. */
export const sampleFacts: GuestFacts = {
  instanceId: '00000000-0000-4000-8000-000000000001',
  hostname: 'web-01.example',
  ncpus: 4,
  memory: 8 * 2 ** 30,
  os: guestOs({ os: 'Debian', version: '13' }),
  disks: [
    { number: 0, size: 20 * 2 ** 30, isRoot: true },
    { number: 1, size: 2 ** 40, isRoot: false },
  ],
  interfaces: [
    { mac: 'A8:40:25:F0:00:01', ip: '172.30.0.5', prefixLength: 22 },
    { mac: 'A8:40:25:F0:00:02', ip: 'fd00:1:2::5', prefixLength: 64 },
  ],
  authorizedKeys: ['ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4f ada@laptop'],
  bootedAt: new Date('2026-02-26T09:55:00Z'),
  now: new Date('2026-03-01T12:00:00Z'),
}
