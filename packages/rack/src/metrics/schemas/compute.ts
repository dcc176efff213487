import { counter } from './target.ts'
import type { Target } from './target.ts'

const owner = {
  project_id: ['uuid', 'Project that the instance is in'],
  silo_id: ['uuid', 'Silo that the project is in'],
} as const

export const virtualMachine: Target = {
  name: 'virtual_machine',
  description: 'The virtual machine of an instance, for as long as it has one',
  scope: 'project',
  fields: {
    instance_id: ['uuid', 'Instance whose machine it is'],
    ...owner,
    sled_id: ['uuid', 'Sled that the machine runs on'],
    sled_model: ['string', 'Model number of that sled'],
    sled_revision: ['u32', 'Revision of that sled'],
    sled_serial: ['string', 'Serial number of that sled'],
  },
  metrics: {
    pv_panic_guest_handled: counter('Panics that the guest reported and dealt with'),
    pv_panic_host_handled: counter('Panics that the guest reported and left to the host'),
    reset: counter('Resets of the machine, by its guest or by a reboot'),
    vcpu_usage: counter('Time that a virtual CPU has spent in a state', 'nanoseconds', {
      state: ['string', 'What the virtual CPU was doing: run, idle, waiting or emulation'],
      vcpu_id: ['u32', 'Number of the virtual CPU, from 0'],
    }),
  },
}

const failure = { failure_reason: ['string', 'Why the operation failed'] } as const
const ioKind = { io_kind: ['string', 'Kind of the operation: read, write or flush'] } as const

export const virtualDisk: Target = {
  name: 'virtual_disk',
  description: 'A disk, while the instance that it is attached to runs',
  scope: 'project',
  fields: {
    attached_instance_id: ['uuid', 'Instance that the disk is attached to'],
    block_size: ['u32', 'Bytes in a block of the disk'],
    disk_id: ['uuid', 'The disk itself'],
    ...owner,
  },
  metrics: {
    bytes_read: counter('Bytes that the guest has read', 'bytes'),
    bytes_written: counter('Bytes that the guest has written', 'bytes'),
    failed_flushes: counter('Flushes that failed', 'count', failure),
    failed_reads: counter('Reads that failed', 'count', failure),
    failed_writes: counter('Writes that failed', 'count', failure),
    flushes: counter('Flushes that were done'),
    io_latency: {
      description: 'How long operations took',
      datum: 'histogram_u64',
      units: 'nanoseconds',
      fields: ioKind,
    },
    io_size: { description: 'How large operations were', datum: 'histogram_u64', units: 'bytes', fields: ioKind },
    reads: counter('Reads that were done'),
    writes: counter('Writes that were done'),
  },
}

export const instanceNetworkInterface: Target = {
  name: 'instance_network_interface',
  description: 'A network interface of an instance, while the instance runs',
  scope: 'project',
  fields: {
    instance_id: ['uuid', 'Instance that the interface belongs to'],
    interface_id: ['uuid', 'The interface itself'],
    ...owner,
  },
  metrics: {
    bytes_received: counter('Bytes that reached the guest', 'bytes'),
    bytes_sent: counter('Bytes that the guest sent', 'bytes'),
    errors_received: counter('Errors while receiving'),
    errors_sent: counter('Errors while sending'),
    packets_dropped: counter('Packets on their way to the guest that were dropped'),
    packets_received: counter('Packets that reached the guest'),
    packets_sent: counter('Packets that the guest sent'),
  },
}
