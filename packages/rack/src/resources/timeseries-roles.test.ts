import { describe } from 'vitest'
import { testFleetMatrix } from '../testing/fleet-matrix.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { RoleHolders, testRoleMatrix } from '../testing/role-matrix.ts'

const body = { query: 'get virtual_disk:reads | filter timestamp > @now() - 1m' }

describe('of the fleet', async () => {
  testFleetMatrix(await rackUnderTest(), { query: '+++ff' }, (_, by) => by.call('systemTimeseriesQuery', { body }))
})

describe('of a project', async () => {
  const rack = await rackUnderTest()
  const holders = new RoleHolders(rack)
  await holders.prepare()
  const project = await rack.newProject()
  await holders.join(project.id)

  testRoleMatrix({ query: '+++ +++ hhh' }, async (_, holder) =>
    (await holders.callerOf(holder)).call('timeseriesQuery', { query: { project: project.id }, body }),
  )
})
