import { GiB, smallInstance } from '../../../testing/bodies.ts'
import { named } from '../ask.ts'
import type { Asks } from '../ask.ts'

const minute = new Date('2026-03-01T12:00:00Z')
const window = { startTime: minute, endTime: minute }
const size = { ncpus: 1, memory: GiB }

/** Projects, instances and what they reach and are reached by. */
export const projectAsks = {
  projectList: () => ({}),
  projectCreate: () => ({ body: named }),
  projectView: ({ project }) => ({ params: { project } }),
  projectUpdate: ({ project }) => ({ params: { project }, body: named }),
  projectDelete: ({ emptyProject }) => ({ params: { project: emptyProject } }),
  instanceList: ({ project }) => ({ query: { project } }),
  instanceCreate: ({ project }) => ({ query: { project }, body: smallInstance('made') }),
  instanceView: ({ instance }) => ({ params: { instance } }),
  instanceUpdate: ({ instance }) => ({ params: { instance }, body: size }),
  instanceDelete: ({ instance }) => ({ params: { instance } }),
  instanceStart: ({ instance }) => ({ params: { instance } }),
  instanceStop: ({ running }) => ({ params: { instance: running } }),
  instanceReboot: ({ running }) => ({ params: { instance: running } }),
  instanceSshPublicKeyList: ({ instance }) => ({ params: { instance } }),
  instanceDiskList: ({ instance }) => ({ params: { instance } }),
  instanceDiskAttach: ({ instance, disk }) => ({ params: { instance }, body: { disk } }),
  instanceDiskDetach: ({ reached }) => ({ params: { instance: reached }, body: { disk: 'bound' } }),
  instanceExternalIpList: ({ reached }) => ({ params: { instance: reached } }),
  instanceEphemeralIpAttach: ({ instance, pool }) => ({ params: { instance }, body: { pool } }),
  instanceEphemeralIpDetach: ({ reached }) => ({ params: { instance: reached } }),
  instanceSerialConsole: ({ running }) => ({ params: { instance: running }, query: { fromStart: 0 } }),
  instanceSerialConsoleStream: ({ running }) => ({ params: { instance: running } }),
  instanceNetworkInterfaceList: ({ instance }) => ({ query: { instance } }),
  instanceNetworkInterfaceCreate: ({ instance }) => ({
    query: { instance },
    body: { ...named, vpcName: 'default', subnetName: 'second' },
  }),
  instanceNetworkInterfaceView: ({ nic }) => ({ params: { interface: nic } }),
  instanceNetworkInterfaceUpdate: ({ nic }) => ({ params: { interface: nic }, body: named }),
  instanceNetworkInterfaceDelete: ({ nic }) => ({ params: { interface: nic } }),
  instanceAffinityGroupList: ({ instance }) => ({ params: { instance } }),
  instanceAntiAffinityGroupList: ({ instance }) => ({ params: { instance } }),
  floatingIpList: ({ project }) => ({ query: { project } }),
  floatingIpCreate: ({ project, pool }) => ({ query: { project }, body: { ...named, pool } }),
  floatingIpView: ({ floatingIp }) => ({ params: { floatingIp } }),
  floatingIpUpdate: ({ floatingIp }) => ({ params: { floatingIp }, body: named }),
  floatingIpDelete: ({ floatingIp }) => ({ params: { floatingIp } }),
  floatingIpAttach: ({ floatingIp, instance }) => ({
    params: { floatingIp },
    body: { kind: 'instance', parent: instance },
  }),
  floatingIpDetach: ({ heldFloatingIp }) => ({ params: { floatingIp: heldFloatingIp } }),
  probeList: ({ project }) => ({ query: { project } }),
  probeCreate: ({ project, sled, pool }) => ({ query: { project }, body: { ...named, sled, ipPool: pool } }),
  probeView: ({ project, probe }) => ({ params: { probe }, query: { project } }),
  probeDelete: ({ project, probe }) => ({ params: { probe }, query: { project } }),
  diskMetricsList: ({ disk }) => ({ params: { disk, metric: 'flush' }, query: window }),
  timeseriesQuery: ({ project }) => ({
    query: { project },
    body: { query: 'get virtual_machine:vcpu_usage | filter timestamp > @now() - 1m' },
  }),
} satisfies Partial<Asks>
