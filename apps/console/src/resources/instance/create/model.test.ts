import type { OperationId } from '@plenum/api'
import type { Caller } from '@plenum/rack/testing/caller'
import { rackUnderTest } from '@plenum/rack/testing/rack-under-test'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError, refused } from '../../../api/api-error.ts'
import type { Input } from '../../../api/call.ts'
import { queryClient } from '../../../api/query.ts'
import { instanceBody } from './body.ts'
import { loadModel } from './model.ts'
import { instanceSchema } from './schema.ts'
import { similarTo } from './similar.ts'
import { choices, GiB } from './testing.ts'
import { initialValues } from './values.ts'

const caller = vi.hoisted((): { current: Caller | undefined } => ({ current: undefined }))

vi.mock('../../../api/call.ts', () => ({
  call: async <Id extends OperationId>(id: Id, input: Input<Id>) => {
    const result = await caller.current?.call(id, input)
    if (result?.type === 'success') return result.data
    throw result?.type === 'error' ? refused(id, result.status, result.error) : new Error('no answer')
  },
}))

const rack = await rackUnderTest()
const collaborator = rack.as('collaborator')

beforeEach(() => {
  caller.current = collaborator
  queryClient.clear()
})

/** A stopped instance with a disk, a group, and an interface and an address of its own. */
async function shop(): Promise<string> {
  const { name: project } = await rack.newProject()
  const query = { project }
  const disk = { description: '', size: GiB, diskSource: { type: 'blank', blockSize: 512 } } as const
  const group = { name: 'apart', description: '', policy: 'allow', failureDomain: 'sled' } as const
  await collaborator.does('antiAffinityGroupCreate', { query, body: group })
  await collaborator.does('instanceCreate', {
    query,
    body: {
      name: 'shop',
      description: 'Sells',
      hostname: 'shop',
      ncpus: 3,
      memory: 5 * GiB,
      start: false,
      bootDisk: { type: 'create', name: 'shop-boot', ...disk },
      disks: [{ type: 'create', name: 'shop-data', ...disk }],
      networkInterfaces: {
        type: 'create',
        params: [{ name: 'eth0', description: 'Front', vpcName: 'default', subnetName: 'default' }],
      },
      externalIps: [{ type: 'ephemeral' }],
      antiAffinityGroups: ['apart'],
      autoRestartPolicy: 'never',
    },
  })
  await rack.settle()
  return project
}

test('an instance is read with all that belongs to it, by the names that a new one is made with', async () => {
  const project = await shop()
  const { items: keys } = await collaborator.does('currentUserSshKeyList', {})
  const model = await loadModel(project, 'shop', [])
  expect(model).toMatchObject({
    instance: { name: 'shop', ncpus: 3, autoRestartPolicy: 'never' },
    nics: [{ nic: { name: 'eth0', primary: true }, vpcName: 'default', subnetName: 'default' }],
    externalIps: [{ kind: 'ephemeral' }],
    groups: [{ name: 'apart' }],
    // Nobody named any, so they are all there are.
    sshKeyIds: keys.map(({ id }) => id),
    copies: [],
  })
  expect(model.disks.map(({ name }) => name).toSorted()).toEqual(['shop-boot', 'shop-data'])
})

test('what a form makes of a model and its copies is what the control plane accepts', async () => {
  const project = await shop()
  const query = { project }
  const takeCopy = (disk: string) =>
    collaborator.does('snapshotCreate', { query, body: { name: `${disk}-copy`, description: '', disk } })
  const taken = await Promise.all(['shop-boot', 'shop-data'].map(takeCopy))
  await rack.settle()
  const copies = taken.map(({ id }) => id)
  const model = await loadModel(project, 'shop', copies)
  expect(model.copies).toMatchObject([{ state: 'ready' }, { state: 'ready' }])

  const offered = {
    ...choices,
    snapshots: model.copies,
    pools: (await collaborator.does('projectIpPoolList', {})).items,
  }
  const values = { ...initialValues(offered), ...similarTo(model, offered) }
  expect(instanceSchema(offered).safeParse(values).error).toBeUndefined()
  const { name } = await collaborator.does('instanceCreate', { query, body: instanceBody(values, offered) })
  const { items: disks } = await collaborator.does('instanceDiskList', { params: { instance: name }, query })
  expect(new Set(disks.map(({ snapshotId }) => snapshotId))).toEqual(new Set(copies))
  expect((await loadModel(project, name, [])).groups).toMatchObject([{ name: 'apart' }])
})

test.each([
  ['instance', 'gone', []],
  ['copy', 'shop', ['7b0f6a52-6a3f-4d0e-9d1c-0f5a3a5c1e01']],
])('a model whose %s is gone is not found', async (_, name, copies) => {
  const project = await shop()
  await expect(loadModel(project, name, copies)).rejects.toMatchObject({ status: 404 })
})

test('nobody reads a model who may not see the project', async () => {
  const project = await shop()
  caller.current = rack.as('newcomer')
  const refusal = loadModel(project, 'shop', [])
  await expect(refusal).rejects.toBeInstanceOf(ApiError)
  await expect(refusal).rejects.toMatchObject({ status: 404 })
})
