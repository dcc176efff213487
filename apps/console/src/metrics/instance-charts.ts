import type { ChartUnit } from '@plenum/ui'
import type { SeriesQuery } from './oxql-text.ts'

/** A chart of the page of an instance. */
export interface InstanceChartSpec {
  title: string
  about: string
  unit: ChartUnit
  series: SeriesQuery
}

export const cpuStates = [
  { value: 'run', label: 'Running', about: 'Time in which the virtual CPUs executed the guest.' },
  { value: 'emulation', label: 'Emulation', about: 'Time in which the host did something for the guest, such as I/O.' },
  { value: 'idle', label: 'Idle', about: 'Time in which the guest had nothing to do.' },
  {
    value: 'waiting',
    label: 'Waiting',
    about: 'Time in which virtual CPUs were ready and had to wait for a processor, as others used it.',
  },
] as const

export type CpuState = (typeof cpuStates)[number]['value'] | 'all'

export const ALL = 'all'

/** One state, or all of them. */
export function cpuCharts(instanceId: string, state: CpuState): InstanceChartSpec[] {
  return cpuStates
    .filter(({ value }) => state === ALL || value === state)
    .map(({ value, label, about }) => ({
      title: `CPU utilization: ${label}`,
      about,
      unit: 'percent',
      series: {
        name: 'virtual_machine:vcpu_usage',
        filters: { instance_id: instanceId, state: value },
        sumBy: 'vcpu_id',
      },
    }))
}

const diskMetrics = [
  { metric: 'reads', title: 'Disk reads', about: 'Read operations from one sample to the next.', unit: 'count' },
  { metric: 'writes', title: 'Disk writes', about: 'Write operations from one sample to the next.', unit: 'count' },
  { metric: 'bytes_read', title: 'Bytes read', about: 'Read from one sample to the next.', unit: 'bytes' },
  { metric: 'bytes_written', title: 'Bytes written', about: 'Written from one sample to the next.', unit: 'bytes' },
  { metric: 'flushes', title: 'Disk flushes', about: 'Flushes from one sample to the next.', unit: 'count' },
] as const

/** Of one disk by its id, or of all together. */
export function diskCharts(instanceId: string, disk: string): InstanceChartSpec[] {
  return diskMetrics.map(({ metric, ...shown }) => ({
    ...shown,
    series: {
      name: `virtual_disk:${metric}`,
      filters: { attached_instance_id: instanceId, ...(disk !== ALL && { disk_id: disk }) },
      ...(disk === ALL && { sumBy: 'attached_instance_id' }),
    },
  }))
}

const networkMetrics = [
  { metric: 'bytes_sent', title: 'Bytes sent', about: 'Sent from one sample to the next.', unit: 'bytes' },
  { metric: 'bytes_received', title: 'Bytes received', about: 'Received from one sample to the next.', unit: 'bytes' },
  { metric: 'packets_sent', title: 'Packets sent', about: 'Sent from one sample to the next.', unit: 'count' },
  {
    metric: 'packets_received',
    title: 'Packets received',
    about: 'Received from one sample to the next.',
    unit: 'count',
  },
  {
    metric: 'packets_dropped',
    title: 'Packets dropped',
    about: 'Dropped on their way to the guest, from one sample to the next.',
    unit: 'count',
  },
] as const

/** Of one network interface by its id, or of all together. */
export function networkCharts(instanceId: string, nic: string): InstanceChartSpec[] {
  return networkMetrics.map(({ metric, ...shown }) => ({
    ...shown,
    series: {
      name: `instance_network_interface:${metric}`,
      filters: { instance_id: instanceId, ...(nic !== ALL && { interface_id: nic }) },
      ...(nic === ALL && { sumBy: 'instance_id' }),
    },
  }))
}
