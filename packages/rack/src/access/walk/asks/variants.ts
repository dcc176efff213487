import type { CallInput, Client, OperationId, Operations } from '@plenum/api'
import { blankDisk, smallInstance } from '../../../testing/bodies.ts'
import type { Scene } from '../scene.ts'
import { newSilo } from './silo.ts'
import { newImage } from './storage.ts'

interface Variant {
  id: OperationId
  send: (client: Client<Operations>, at: Scene) => Promise<unknown>
}

function variant<Id extends OperationId>(id: Id, input: (at: Scene) => CallInput<Operations[Id]>): Variant {
  return { id, send: (client, at) => client(id, input(at)) }
}

const window = { startTime: new Date(0), endTime: new Date(1) }
const cpus = { metricName: 'cpus_provisioned' } as const
const mappedFleetRoles = { admin: ['viewer' as const] }
const made = smallInstance('made')

/** Operations that are asked for in another way, where another right may be needed or another way leads to the thing. */
export const variants: Readonly<Record<string, Variant>> = {
  'siloView by name': variant('siloView', () => ({ params: { silo: 'demo' } })),
  'siloCreate with fleet roles': variant('siloCreate', () => ({
    body: { ...newSilo, mappedFleetRoles },
  })),
  'samlIdentityProviderView by name': variant('samlIdentityProviderView', () => ({
    params: { provider: 'kept' },
    query: { silo: 'demo' },
  })),
  'userList of a group': variant('userList', ({ group }) => ({ query: { group } })),
  'certificateView by name': variant('certificateView', () => ({ params: { certificate: 'kept' } })),
  'projectIpPoolView by name': variant('projectIpPoolView', () => ({ params: { pool: 'walked' } })),
  'siloMetric of a project': variant('siloMetric', ({ project }) => ({
    params: cpus,
    query: { project, ...window },
  })),
  'imageList of the silo': variant('imageList', () => ({})),
  'imageCreate in the silo': variant('imageCreate', ({ snapshot }) => ({ body: newImage(snapshot) })),
  'imageView of the silo': variant('imageView', ({ siloImage }) => ({ params: { image: siloImage } })),
  'imageView of the silo by name': variant('imageView', () => ({ params: { image: 'shared' } })),
  'imageDelete of the silo': variant('imageDelete', ({ siloImage }) => ({ params: { image: siloImage } })),
  'projectView by name': variant('projectView', () => ({ params: { project: 'project-1' } })),
  'projectUpdate by name': variant('projectUpdate', () => ({ params: { project: 'project-1' }, body: {} })),
  'instanceView by name': variant('instanceView', ({ project }) => ({
    params: { instance: 'plain' },
    query: { project },
  })),
  'instanceStart by name': variant('instanceStart', () => ({
    params: { instance: 'plain' },
    query: { project: 'project-1' },
  })),
  'instanceCreate with a floating IP': variant('instanceCreate', ({ project, floatingIp }) => ({
    query: { project },
    body: { ...made, externalIps: [{ type: 'floating' as const, floatingIp }] },
  })),
  'instanceCreate with an ephemeral IP': variant('instanceCreate', ({ project, pool }) => ({
    query: { project },
    body: { ...made, externalIps: [{ type: 'ephemeral' as const, pool }] },
  })),
  'instanceCreate into a group': variant('instanceCreate', ({ project, antiAffinityGroup }) => ({
    query: { project },
    body: { ...made, antiAffinityGroups: [antiAffinityGroup] },
  })),
  'diskCreate of a snapshot': variant('diskCreate', ({ project, snapshot }) => ({
    query: { project },
    body: blankDisk('made', { diskSource: { type: 'snapshot', snapshotId: snapshot } }),
  })),
  'vpcSubnetView by name': variant('vpcSubnetView', ({ vpc }) => ({ params: { subnet: 'second' }, query: { vpc } })),
  'vpcRouterRouteDelete by name': variant('vpcRouterRouteDelete', () => ({
    params: { route: 'way' },
    query: { router: 'custom', vpc: 'default', project: 'project-1' },
  })),
}
