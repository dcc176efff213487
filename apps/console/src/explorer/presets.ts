interface Preset {
  label: string
  query: string
}

const lastHour = 'timestamp > @now() - 1h'

/** To begin with, where the whole rack may be asked. */
export const fleetPresets: readonly Preset[] = [
  {
    label: 'Temperature of processors',
    query: `get hardware_component:amd_cpu_tctl\n  | filter ${lastHour}\n  | align mean_within(1m)\n  | group_by [chassis_serial]`,
  },
  {
    label: 'Power by sled and switch',
    query: `get hardware_component:power\n  | filter ${lastHour}\n  | align mean_within(1m)\n  | group_by [chassis_serial], sum`,
  },
  {
    label: 'Fans',
    query: `get hardware_component:fan_speed\n  | filter ${lastHour}\n  | align mean_within(1m)\n  | group_by [component_id, slot]`,
  },
  {
    label: 'Traffic of switch ports',
    query: `get switch_data_link:bytes_received\n  | filter ${lastHour}\n  | align mean_within(1m)\n  | group_by [switch_slot, port_id], sum`,
  },
  {
    label: 'Virtual CPUs in use, by sled',
    query: `get virtual_machine:vcpu_usage\n  | filter state == "run" && ${lastHour}\n  | align mean_within(1m)\n  | group_by [sled_serial], sum`,
  },
  {
    label: 'Memory provisioned',
    query: `get collection_target:ram_provisioned\n  | filter id == "001de000-1334-4000-8000-000000000000" && timestamp > @now() - 1d\n  | align mean_within(15m)`,
  },
  {
    label: 'Latency of the API',
    query: `get http_service:request_latency_histogram\n  | filter status_code == 200 && timestamp > @now() - 10m`,
  },
]

/** The same for what a project has. */
export const projectPresets: readonly Preset[] = [
  {
    label: 'Virtual CPUs in use, by instance',
    query: `get virtual_machine:vcpu_usage\n  | filter state == "run" && ${lastHour}\n  | align mean_within(1m)\n  | group_by [instance_id], sum`,
  },
  {
    label: 'Bytes written, by disk',
    query: `get virtual_disk:bytes_written\n  | filter ${lastHour}\n  | align mean_within(1m)\n  | group_by [disk_id], sum`,
  },
  {
    label: 'Read and written side by side',
    query: `{ get virtual_disk:bytes_read; get virtual_disk:bytes_written }\n  | filter ${lastHour}\n  | align mean_within(1m)\n  | group_by [disk_id], sum\n  | join`,
  },
  {
    label: 'Bytes received, by interface',
    query: `get instance_network_interface:bytes_received\n  | filter ${lastHour}\n  | align mean_within(1m)\n  | group_by [interface_id], sum`,
  },
  {
    label: 'Latency of disks',
    query: `get virtual_disk:io_latency\n  | filter io_kind == "read" && timestamp > @now() - 10m`,
  },
]
