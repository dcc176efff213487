import { expectTypeOf, test } from 'vitest'
import { createClient } from './client.ts'
import type { ApiResult } from './client.ts'
import type { Disk } from './disk.ts'
import type { Instance } from './instance.ts'
import { operations } from './operations.ts'
import type { Operations } from './operations.ts'

const client = createClient<Operations>(operations, () => Promise.reject(new Error('not called')), 'http://rack.test')

const named = { name: 'a', description: '' }
const disk = { ...named, size: 1, diskSource: { type: 'image', imageId: 'i' } } as const
const lessOfADisk = { ...disk, diskSource: { type: 'image' } } as const

/** Never run: what is proved here is what the compiler says. */
export const calls = [
  () => client('instanceView', { params: { instance: 'a' }, query: { project: 'p' } }),
  () => client('diskCreate', { query: { project: 'p' }, body: disk }),
  // @ts-expect-error a path parameter is missing
  () => client('instanceView', { query: { project: 'p' } }),
  // @ts-expect-error a selector is missing
  () => client('diskCreate', { body: disk }),
  // @ts-expect-error a value is none of the enum's
  () => client('projectList', { query: { sortBy: 'size_ascending' } }),
  // @ts-expect-error a field is unknown
  () => client('projectCreate', { body: { name: 'a', description: '', colour: 'red' } }),
  // @ts-expect-error a field is missing
  () => client('projectCreate', { body: { name: 'a' } }),
  // @ts-expect-error a member of a union lacks its field
  () => client('diskCreate', { query: { project: 'p' }, body: lessOfADisk }),
  // @ts-expect-error there is no such operation
  () => client('instanceExplode', {}),
]

test('results are of the type that the operation promises', () => {
  expectTypeOf(client<'instanceView'>).returns.resolves.toEqualTypeOf<ApiResult<Instance>>()
  expectTypeOf(client<'instanceDiskAttach'>).returns.resolves.toEqualTypeOf<ApiResult<Disk>>()
  expectTypeOf(client<'projectDelete'>).returns.resolves.toEqualTypeOf<ApiResult<undefined>>()
})
