/** Probes: zones that take part in a project's network like an instance, to test it from a given sled. */
import { z } from 'zod'
import { IpAddress, IpNet, MacAddr } from './ip.ts'
import { operation } from './operation.ts'
import { pagedByNameOrId, pageOf } from './page.ts'
import { projectSelector } from './project.ts'
import { Id, identity, identityCreate, Name, NameOrId } from './scalars.ts'
import { Uint16, Uint32, Uint8 } from './uint.ts'

/** `sled` is where it runs. */
export const Probe = z.object({ ...identity, sled: Id }).meta({ id: 'Probe' })
export type Probe = z.infer<typeof Probe>

export const ProbeExternalIp = z
  .object({
    ip: IpAddress,
    /** Of the ports that are the probe's; a shared (`snat`) address gives it only some. */
    firstPort: Uint16,
    /** Inclusive. */
    lastPort: Uint16,
    kind: z.enum(['snat', 'floating', 'ephemeral']),
  })
  .meta({ id: 'ProbeExternalIp' })
export type ProbeExternalIp = z.infer<typeof ProbeExternalIp>

/** The interface as the sled's network sees it, not as a resource of its own. */
export const ProbeNetworkInterface = z
  .object({
    id: Id,
    name: Name,
    /** Whose interface it is. */
    kind: z.discriminatedUnion('type', [
      z.object({ type: z.literal('instance'), id: Id }),
      z.object({ type: z.literal('service'), id: Id }),
      z.object({ type: z.literal('probe'), id: Id }),
    ]),
    ip: IpAddress,
    mac: MacAddr,
    subnet: IpNet,
    /** The number that tells this VPC's packets from those of others. */
    vni: Uint32,
    primary: z.boolean(),
    slot: Uint8,
    transitIps: z.array(IpNet).default([]),
  })
  .meta({ id: 'ProbeNetworkInterface' })
export type ProbeNetworkInterface = z.infer<typeof ProbeNetworkInterface>

/** A probe with its addresses. */
export const ProbeInfo = z
  .object({
    id: Id,
    name: Name,
    sled: Id,
    externalIps: z.array(ProbeExternalIp),
    interface: ProbeNetworkInterface,
  })
  .meta({ id: 'ProbeInfo' })
export type ProbeInfo = z.infer<typeof ProbeInfo>

export const ProbeCreate = z
  .object({
    ...identityCreate,
    sled: Id,
    /** Of its external address; left out or null: the silo's default pool. */
    ipPool: NameOrId.nullish(),
  })
  .meta({ id: 'ProbeCreate' })
export type ProbeCreate = z.input<typeof ProbeCreate>

const tag = 'experimental'
const params = z.object({ probe: NameOrId })
/** Needed even where the probe is given by id. */
const query = z.object({ project: NameOrId })

const probeList = operation({
  id: 'probeList',
  method: 'GET',
  path: '/experimental/v1/probes',
  tag,
  summary: 'List the probes of a project',
  query: z.object({ ...pagedByNameOrId, ...projectSelector }),
  firstPageNeeds: ['project'],
  response: pageOf(ProbeInfo),
  status: 200,
})

const probeCreate = operation({
  id: 'probeCreate',
  method: 'POST',
  path: '/experimental/v1/probes',
  tag,
  summary: 'Create a probe on a sled, in the default subnet of the default VPC',
  query,
  body: ProbeCreate,
  response: Probe,
  status: 201,
})

const probeView = operation({
  id: 'probeView',
  method: 'GET',
  path: '/experimental/v1/probes/{probe}',
  tag,
  summary: 'View a probe',
  params,
  query,
  response: ProbeInfo,
  status: 200,
})

const probeDelete = operation({
  id: 'probeDelete',
  method: 'DELETE',
  path: '/experimental/v1/probes/{probe}',
  tag,
  summary: 'Delete a probe',
  params,
  query,
  status: 204,
})

export const probeOperations = {
  probeList,
  probeCreate,
  probeView,
  probeDelete,
} as const
