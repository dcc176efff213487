import { InstanceUpdate } from '@plenum/api/instance'
import type { Instance } from '@plenum/api'
import { expect, test } from 'vitest'
import { instanceUpdateBody } from './update-body.ts'

const time = new Date(0)
const instance: Instance = {
  id: '7b0f6a52-6a3f-4d0e-9d1c-0f5a3a5c1e01',
  name: 'web',
  description: '',
  timeCreated: time,
  timeModified: time,
  projectId: '7b0f6a52-6a3f-4d0e-9d1c-0f5a3a5c1e02',
  hostname: 'web',
  ncpus: 4,
  memory: 2 ** 34,
  bootDiskId: '7b0f6a52-6a3f-4d0e-9d1c-0f5a3a5c1e03',
  runState: 'stopped',
  timeRunStateUpdated: time,
  autoRestartEnabled: false,
  autoRestartPolicy: 'never',
}

const kept = { ncpus: 4, memory: 2 ** 34, bootDisk: instance.bootDiskId, autoRestartPolicy: 'never' }

test('an update without changes sends every field that an update has', () => {
  const body = instanceUpdateBody(instance, {})
  expect(Object.keys(body).toSorted()).toEqual(Object.keys(InstanceUpdate.shape).toSorted())
  expect(body).toEqual(kept)
})

test.each([
  ['resizing', { ncpus: 8, memory: 2 ** 35 }],
  ['setting the boot disk', { bootDisk: '7b0f6a52-6a3f-4d0e-9d1c-0f5a3a5c1e04' }],
  ['unsetting the boot disk', { bootDisk: null }],
] as const)('%s keeps the rest', (_, changes) => {
  expect(instanceUpdateBody(instance, changes)).toEqual({ ...kept, ...changes })
})

test('what an instance does not have is sent as null, not left out', () => {
  const { bootDiskId: _disk, autoRestartPolicy: _policy, ...bare } = instance
  expect(instanceUpdateBody(bare, {})).toEqual({ ...kept, bootDisk: null, autoRestartPolicy: null })
})
