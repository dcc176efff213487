import { instanceStates } from '@plenum/api'
import type { InstanceCreate, InstanceState, InstanceUpdate } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { blankDisk, GiB, newDisk, smallInstance } from '../../testing/bodies.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { conflict, invalidRequest, invalidValue, notFound } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')
const { id: project } = await rack.newProject()
const query = { project }
const same = { ncpus: 2, memory: 4 * GiB }
const larger = { ncpus: 4, memory: 8 * GiB }
let number = 0

/** An instance with a boot disk, a data disk and a policy, in some state. */
async function instanceIn(state: InstanceState) {
  const name = `instance-${(number += 1)}`
  const given: Partial<InstanceCreate> = {
    bootDisk: newDisk(`${name}-boot`),
    disks: [newDisk(`${name}-data`)],
    autoRestartPolicy: 'never',
  }
  const { id } = await admin.does('instanceCreate', { query, body: smallInstance(name, given) })
  await rack.put(id, state)
  const boot = await admin.does('diskView', { params: { disk: `${name}-boot` }, query })
  const data = await admin.does('diskView', { params: { disk: `${name}-data` }, query })
  return { id, boot, data, before: await admin.does('instanceView', { params: { instance: id } }) }
}
type Made = Awaited<ReturnType<typeof instanceIn>>

const update = ({ id }: Made, body: InstanceUpdate) => admin.does('instanceUpdate', { params: { instance: id }, body })

/** Asserts that nothing of a refused update has happened. */
async function refusal({ id, before }: Made, body: InstanceUpdate) {
  const refused = await admin.isRefused('instanceUpdate', { params: { instance: id }, body })
  expect(await admin.does('instanceView', { params: { instance: id } })).toEqual(before)
  return refused
}

const halted: readonly InstanceState[] = ['creating', 'stopped', 'failed']
const withMachine = instanceStates.filter((state) => !halted.includes(state))

describe('an instance without a machine', () => {
  test.each(halted)('that is %s can be resized and boot from another disk', async (state) => {
    const made = await instanceIn(state)
    await rack.advance(1000)
    const after = await update(made, { ...larger, bootDisk: made.data.name, autoRestartPolicy: 'best_effort' })
    expect(after).toEqual({
      ...made.before,
      ...larger,
      bootDiskId: made.data.id,
      autoRestartPolicy: 'best_effort',
      autoRestartEnabled: true,
      timeModified: rack.now,
    })
    expect(await admin.does('instanceView', { params: { instance: made.id } })).toEqual(after)
  })
})

describe('an instance with a machine', () => {
  test.each(withMachine)('that is %s cannot be resized', async (state) => {
    const made = await instanceIn(state)
    const kept = { bootDisk: made.boot.id, autoRestartPolicy: 'never' } as const
    const mustStop = conflict('instance must be stopped to be resized')
    expect(await refusal(made, { ...same, ...kept, ncpus: 3 })).toEqual(mustStop)
    expect(await refusal(made, { ...same, ...kept, memory: 5 * GiB })).toEqual(mustStop)
  })

  test.each(withMachine)('that is %s cannot boot from another disk, or from none', async (state) => {
    const made = await instanceIn(state)
    const mustStop = conflict('instance must be stopped to set boot disk')
    expect(await refusal(made, { ...same, bootDisk: made.data.id })).toEqual(mustStop)
    expect(await refusal(made, same)).toEqual(mustStop)
  })

  test.each(withMachine)('that is %s can be given another policy', async (state) => {
    const made = await instanceIn(state)
    const after = await update(made, { ...same, bootDisk: made.boot.name, autoRestartPolicy: 'best_effort' })
    expect(after).toMatchObject({ autoRestartPolicy: 'best_effort', bootDiskId: made.boot.id, runState: state })
  })

  test('keeps its policy when its size is refused', async () => {
    const made = await instanceIn('running')
    const body = { ...larger, bootDisk: made.boot.id, autoRestartPolicy: 'best_effort' } as const
    expect(await refusal(made, body)).toEqual(conflict('instance must be stopped to be resized'))
  })
})

describe('what is left out', () => {
  test.each([{}, { bootDisk: null, autoRestartPolicy: null }])('is unset: %j', async (rest) => {
    const after = await update(await instanceIn('stopped'), { ...same, ...rest })
    expect(after).toMatchObject({ bootDiskId: null, autoRestartPolicy: null, autoRestartEnabled: true })
  })

  test.each(['ncpus', 'memory'] as const)('must not be %s', async (field) => {
    const { id } = await instanceIn('stopped')
    const { [field]: _, ...rest } = same
    const request = new Request(`http://rack.test/v1/instances/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(rest),
    })
    const response = await admin.raw(request)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message: `unable to parse JSON body: missing field \`${field}\`` })
  })
})

describe('limits', () => {
  test.each([
    [{ ...same, ncpus: 0 }, invalidRequest('an instance needs at least one vCPU')],
    [{ ...same, ncpus: 65 }, invalidRequest('cannot have more than 64 vCPUs per instance')],
    [{ ...same, memory: GiB - 1 }, invalidValue('size', 'memory must be at least 1 GiB')],
    [{ ...same, memory: GiB + 1 }, invalidValue('size', 'memory must be divisible by 1 GiB')],
    [{ ...same, memory: 1537 * GiB }, invalidValue('size', 'memory must be less than or equal to 1536 GiB')],
  ])('%j is refused', async (body, expected) => {
    expect(await refusal(await instanceIn('stopped'), body)).toEqual(expected)
  })
})

describe('the disk to boot from', () => {
  test('must be there', async () => {
    const made = await instanceIn('stopped')
    expect(await refusal(made, { ...same, bootDisk: 'missing' })).toEqual(notFound('disk', { name: 'missing' }))
  })

  test('must be attached', async () => {
    const made = await instanceIn('stopped')
    const name = `loose-${(number += 1)}`
    await admin.does('diskCreate', { query, body: blankDisk(name) })
    expect(await refusal(made, { ...same, bootDisk: name })).toEqual(conflict('boot disk must be attached'))
  })

  test('must be attached to this very instance', async () => {
    const [made, other] = [await instanceIn('stopped'), await instanceIn('stopped')]
    expect(await refusal(made, { ...same, bootDisk: other.data.id })).toEqual(conflict('boot disk must be attached'))
  })
})
