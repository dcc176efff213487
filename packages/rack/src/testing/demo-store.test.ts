import { expect, test } from 'vitest'
import { rackUnderTest } from './rack-under-test.ts'

test('what happens to one fleet happens to no other, made before or after', async () => {
  const [changed, before] = [await rackUnderTest(), await rackUnderTest()]
  const count = await before.count('project')
  await changed.newProject()
  const { id } = await changed.as('admin').does('projectView', { params: { project: 'storefront' } })
  await changed.edit('project', id, (project) => ({ ...project, name: 'renamed' }))
  for (const rack of [before, await rackUnderTest()]) {
    expect(await rack.count('project')).toBe(count)
    const found = await rack.as('viewer').does('projectView', { params: { project: 'storefront' } })
    expect(found.id).toBe(id)
  }
  expect(await changed.count('project')).toBe(count + 1)
})
