import { counter } from './target.ts'
import type { Target } from './target.ts'

function provisioned(what: string, units: 'bytes' | 'count') {
  return { description: what, datum: 'i64', units } as const
}

export const collectionTarget: Target = {
  name: 'collection_target',
  description: 'A project, a silo or the fleet, as something that resources are set aside for',
  scope: 'fleet',
  fields: { id: ['uuid', 'The project, the silo or the fleet'] },
  metrics: {
    cpus_provisioned: provisioned('Virtual CPUs of instances that have a machine', 'count'),
    ram_provisioned: provisioned('Memory of instances that have a machine', 'bytes'),
    virtual_disk_space_provisioned: provisioned('Size of all disks and snapshots', 'bytes'),
  },
}

const sensor = { sensor: ['string', 'Name of the sensor'] } as const

function reading(what: string, units: 'degrees_celsius' | 'amps' | 'volts' | 'watts' | 'rpm' | 'none') {
  return { description: what, datum: 'f32', units, fields: sensor } as const
}

export const hardwareComponent: Target = {
  name: 'hardware_component',
  description: 'A part of a sled or of a switch that watches itself',
  scope: 'fleet',
  fields: {
    chassis_kind: ['string', 'What the part is in: sled or switch'],
    chassis_model: ['string', 'Model number of what the part is in'],
    chassis_revision: ['u32', 'Revision of what the part is in'],
    chassis_serial: ['string', 'Serial number of what the part is in'],
    component_id: ['string', 'Name of the part on its board'],
    component_kind: ['string', 'Model of the part'],
    description: ['string', 'What the part does'],
    rack_id: ['uuid', 'Rack that it is all in'],
    slot: ['u32', 'Position in the rack'],
  },
  metrics: {
    amd_cpu_tctl: reading("The processor's own number for how much cooling it needs", 'none'),
    current: reading('Current that flows out', 'amps'),
    fan_speed: reading('Revolutions of a fan', 'rpm'),
    input_current: reading('Current that flows in', 'amps'),
    input_voltage: reading('Voltage at the input', 'volts'),
    poll_error_count: counter('Times that the part gave no answer', 'count', {
      error: ['string', 'What went wrong'],
    }),
    power: reading('Power that is drawn', 'watts'),
    sensor_error_count: counter('Times that a sensor could not be read', 'count', {
      ...sensor,
      error: ['string', 'What went wrong'],
      sensor_kind: ['string', 'What the sensor measures'],
    }),
    temperature: reading('Temperature', 'degrees_celsius'),
    voltage: reading('Voltage at the output', 'volts'),
  },
}

export const httpService: Target = {
  name: 'http_service',
  description: 'A part of the control plane that is asked over HTTP',
  scope: 'fleet',
  fields: { id: ['uuid', 'The service itself'], name: ['string', 'Name of the service'] },
  metrics: {
    request_latency_histogram: {
      description: 'How long it took to answer',
      datum: 'histogram_f64',
      units: 'seconds',
      fields: {
        operation_id: ['string', 'Operation that was asked for'],
        status_code: ['i64', 'Status that was answered'],
      },
    },
  },
}
