import { describe, expect, test } from 'vitest'
import { blankDisk, smallInstance } from '../testing/bodies.ts'
import { valueOf } from '../testing/caller.ts'
import { group, groupCalls } from '../testing/groups.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { alreadyExists, invalidRequest, invalidValue, notFound } from '../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('listing', () => {
  test("shows the projects of the caller's silo and no others", async () => {
    const { items } = await admin.does('projectList', { query: { limit: 4 } })
    expect(items.map(({ name }) => name)).toEqual(['analytics', 'build-farm', 'playground', 'storefront'])
    const theirs = await rack.as({ silo: 'lab', user: 'viewer' }).does('projectList', {})
    expect(theirs.items.map(({ name }) => name)).toEqual(['telescope'])
  })
})

describe('a new project', () => {
  test('has what was asked for, an id and the time', async () => {
    const body = { name: 'brand-new', description: 'Just made' }
    const project = await admin.does('projectCreate', { body })
    expect(project).toEqual({ ...body, id: expect.stringMatching(UUID), timeCreated: rack.now, timeModified: rack.now })
    expect(await admin.does('projectView', { params: { project: 'brand-new' } })).toEqual(project)
  })

  test('comes with a default VPC that has a default subnet', async () => {
    const project = await rack.newProject()
    const vpcs = await admin.does('vpcList', { query: { project: project.name } })
    expect(vpcs.items).toMatchObject([
      { name: 'default', dnsName: 'default', description: 'Default VPC', projectId: project.id },
    ])
    const [vpc] = vpcs.items
    expect(vpc?.ipv6Prefix).toMatch(/^fd[0-9a-f]{2}(:[0-9a-f]{1,4}){0,2}::\/48$/)
    const subnets = await admin.does('vpcSubnetList', { query: { vpc: vpc?.id } })
    expect(subnets.items).toMatchObject([
      {
        name: 'default',
        description: 'The default subnet for default',
        ipv4Block: '172.30.0.0/22',
        ipv6Block: vpc?.ipv6Prefix.replace('/48', '/64'),
        customRouterId: null,
      },
    ])
  })

  test('cannot have the name of another one in the silo', async () => {
    const before = [await rack.count('project'), await rack.count('vpc')]
    const body = { name: 'storefront', description: '' }
    expect(await admin.isRefused('projectCreate', { body })).toEqual(alreadyExists('project', 'storefront'))
    expect([await rack.count('project'), await rack.count('vpc')]).toEqual(before)
  })

  test('can have the name of one in another silo', async () => {
    const body = { name: 'telescope', description: '' }
    expect((await admin.does('projectCreate', { body })).name).toBe('telescope')
  })

  test('of two that are asked for at once by one name only one is made', async () => {
    const body = { name: 'contested', description: '' }
    const results = await Promise.all([1, 2, 3].map(() => admin.call('projectCreate', { body })))
    expect(results.filter(({ type }) => type === 'success')).toHaveLength(1)
  })
})

describe('descriptions', () => {
  const tooLong = invalidValue('description', 'description may contain at most 512 characters')

  test('may be empty, and 512 characters long', async () => {
    const description = '🦊'.repeat(512)
    const project = await admin.does('projectCreate', { body: { name: 'described', description } })
    expect(project.description).toBe(description)
  })

  test('may not be longer, neither at first nor later', async () => {
    const before = await rack.count('project')
    const description = 'x'.repeat(513)
    expect(await admin.isRefused('projectCreate', { body: { name: 'too-long', description } })).toEqual(tooLong)
    expect(await rack.count('project')).toBe(before)
    const { id } = await rack.newProject()
    const refused = await admin.isRefused('projectUpdate', { params: { project: id }, body: { description } })
    expect(refused).toEqual(tooLong)
  })
})

describe('changing a project', () => {
  test('renames and describes it, and notes the time', async () => {
    const before = await rack.newProject()
    await rack.advance(1000)
    const body = { name: 'renamed', description: 'Anew' }
    const after = await admin.does('projectUpdate', { params: { project: before.name }, body })
    expect(after).toEqual({ ...before, ...body, timeModified: rack.now })
    expect(rack.now).not.toEqual(before.timeModified)
    expect(await admin.does('projectView', { params: { project: 'renamed' } })).toEqual(after)
    expect(await admin.isRefused('projectView', { params: { project: before.name } })).toEqual(
      notFound('project', { name: before.name }),
    )
  })

  test.each([{}, { name: null, description: null }])('leaves what %j leaves out', async (body) => {
    const before = await rack.newProject()
    const after = await admin.does('projectUpdate', { params: { project: before.id }, body })
    expect(after).toEqual({ ...before, timeModified: rack.now })
  })

  test('can take the description away', async () => {
    const project = await admin.does('projectCreate', { body: { name: 'wordy', description: 'words' } })
    const after = await admin.does('projectUpdate', { params: { project: project.id }, body: { description: '' } })
    expect(after.description).toBe('')
  })

  test('cannot give it the name of another one, and then changes nothing', async () => {
    const before = await rack.newProject()
    const body = { name: 'storefront', description: 'changed' }
    const refused = await admin.isRefused('projectUpdate', { params: { project: before.id }, body })
    expect(refused).toEqual(alreadyExists('project', 'storefront'))
    expect(await admin.does('projectView', { params: { project: before.id } })).toEqual(before)
  })

  test('can give it the name that it has', async () => {
    const { id, name } = await rack.newProject()
    expect((await admin.does('projectUpdate', { params: { project: id }, body: { name } })).name).toBe(name)
  })

  test('cannot give it a name that is none', async () => {
    const { id } = await rack.newProject()
    const refused = await admin.isRefused('projectUpdate', { params: { project: id }, body: { name: 'No' } })
    expect(refused).toMatchObject({ status: 400, code: undefined })
  })

  test('frees the name that it had', async () => {
    const { id, name } = await rack.newProject()
    await admin.does('projectUpdate', { params: { project: id }, body: { name: `${name}-b` } })
    expect((await admin.does('projectCreate', { body: { name, description: '' } })).id).not.toBe(id)
  })
})

const contains = (words: string) => invalidRequest(`project to be deleted contains ${words}`)

describe('deleting a project', () => {
  test('waits for what is in it, in order, and then works', async () => {
    const { id, name } = await rack.newProject()
    const query = { project: id }
    const params = { project: id }
    const refusal = () => admin.isRefused('projectDelete', { params })
    const disks = [{ type: 'create', ...blankDisk('disk-of-it') } as const]
    const instance = await admin.does('instanceCreate', { query, body: smallInstance('inside', { disks }) })
    const { id: image, ...rest } = await admin.does('imageView', { params: { image: 'debian-13' } })
    const siloId = (await admin.does('currentUserView', {})).siloId
    const projectImage = { ...rest, id: crypto.randomUUID(), name: 'picture', siloId, projectId: id }
    expect(projectImage.id).not.toBe(image)
    await rack.store.write((tx) => tx.insert('image', projectImage))
    await admin.does('floatingIpCreate', { query, body: { name: 'address', description: '' } })
    valueOf('create', await groupCalls(admin, 'affinityGroup').create(id, group('near')))
    valueOf('create', await groupCalls(admin, 'antiAffinityGroup').create(id, group('apart')))
    await rack.settle()

    expect(await refusal()).toEqual(contains('an instance: inside'))
    await admin.does('instanceDelete', { params: { instance: instance.id } })
    expect(await refusal()).toEqual(contains('a disk: disk-of-it'))
    await admin.does('diskDelete', { params: { disk: 'disk-of-it' }, query })
    expect(await refusal()).toEqual(contains('a floating ip: address'))
    await admin.does('floatingIpDelete', { params: { floatingIp: 'address' }, query })
    expect(await refusal()).toEqual(contains('a project image: picture'))
    await rack.store.write((tx) => tx.delete('image', projectImage.id))
    expect(await refusal()).toEqual(contains('a vpc: default'))
    await admin.does('vpcSubnetDelete', { params: { subnet: 'default' }, query: { ...query, vpc: 'default' } })
    expect(await refusal()).toEqual(contains('a vpc: default'))
    await admin.does('vpcDelete', { params: { vpc: 'default' }, query })
    expect(await refusal()).toEqual(contains('an affinity group: near'))
    await admin.does('affinityGroupDelete', { params: { affinityGroup: 'near' }, query })
    expect(await refusal()).toEqual(contains('an anti affinity group: apart'))
    await admin.does('antiAffinityGroupDelete', { params: { antiAffinityGroup: 'apart' }, query })
    await admin.does('projectDelete', { params })

    expect(await admin.isRefused('projectView', { params })).toEqual(notFound('project', { id }))
    expect((await admin.does('projectCreate', { body: { name, description: '' } })).id).not.toBe(id)
  })

  test('takes its policy with it', async () => {
    const project = await rack.newProject()
    const query = { project: project.id }
    await rack.give('newcomer', 'admin', project)
    const before = await rack.count('policy')
    await admin.does('vpcSubnetDelete', { params: { subnet: 'default' }, query: { ...query, vpc: 'default' } })
    await admin.does('vpcDelete', { params: { vpc: 'default' }, query })
    await rack.as('newcomer').does('projectDelete', { params: query })
    expect(await rack.count('policy')).toBe(before - 1)
  })
})
