import { beforeAll } from 'vitest'
import { stableId } from '../fleet/stable-id.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { RoleHolders, testRoleMatrix } from '../testing/role-matrix.ts'

/** One letter per role, in the order of `roles`: + may, f forbidden, h hidden. */
const matrix = {
  //             silo  project fleet nobody elsewhere
  probeList: '+++   +++     h     h      h',
  probeCreate: '++f   ++f     h     h      h',
  probeView: '++f   ++f     h     h      h',
  probeDelete: '++f   ++f     h     h      h',
} as const

const rack = await rackUnderTest()
const admin = rack.as('admin')
const holders = new RoleHolders(rack)
const sled = await stableId('sled/SLD-0001')
let number = 0

const body = () => ({ name: `probe-${(number += 1)}`, description: '', sled })

beforeAll(() => holders.prepare())

testRoleMatrix(matrix, async (deed, holder) => {
  const { id: project } = await rack.newProject()
  await holders.join(project)
  const query = { project }
  const { id: probe } = await admin.does('probeCreate', { query, body: body() })
  const by = await holders.callerOf(holder)
  switch (deed) {
    case 'probeList':
      return by.call(deed, { query })
    case 'probeCreate':
      return by.call(deed, { query, body: body() })
    case 'probeView':
    case 'probeDelete':
      return by.call(deed, { params: { probe }, query })
  }
})
