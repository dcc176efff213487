import { stableId } from '../fleet/stable-id.ts'
import { addPool, freshRange } from './network.ts'
import type { RackUnderTest } from './rack-under-test.ts'

interface Given {
  name?: string
  sled?: string
  ipPool?: string
}

let number = 0

/** A project that no other test knows of, and ways to put probes into it. */
export async function probeBench(rack: RackUnderTest) {
  const admin = rack.as('admin')
  const { id: project } = await rack.newProject()
  const query = { project }
  const sled = await stableId('sled/SLD-0001')
  const body = (given: Given) => ({ name: `probe-${(number += 1)}`, description: '', sled, ...given })
  return {
    project,
    query,
    sled,
    subnet: await admin.does('vpcSubnetView', { params: { subnet: 'default' }, query: { vpc: 'default', project } }),
    create: (given: Given = {}) => admin.does('probeCreate', { query, body: body(given) }),
    refusal: (given: Given = {}) => admin.isRefused('probeCreate', { query, body: body(given) }),
    view: (probe: string) => admin.does('probeView', { params: { probe }, query }),
    remove: (probe: string) => admin.does('probeDelete', { params: { probe }, query }),
  }
}

/** A pool of so many addresses that only one test knows of. */
export async function probePool(rack: RackUnderTest, size: number) {
  const range = freshRange(size)
  return { range, pool: await addPool(rack, `probe-pool-${(number += 1)}`, {}, [range]) }
}
