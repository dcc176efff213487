/** The addresses under which an instance is reached from outside. */
import { z } from 'zod'
import { FloatingIp } from './floating-ip.ts'
import { IpAddress } from './ip.ts'
import { operation } from './operation.ts'
import { pageOf } from './page.ts'
import { projectSelector } from './project.ts'
import { Id, NameOrId } from './scalars.ts'

export const ExternalIp = z
  .discriminatedUnion('kind', [
    /** Comes and goes with the instance. */
    z.object({ kind: z.literal('ephemeral'), ip: IpAddress, ipPoolId: Id }),
    /** A resource of its own. */
    z.object({ kind: z.literal('floating'), ...FloatingIp.shape }),
  ])
  .meta({ id: 'ExternalIp' })
export type ExternalIp = z.infer<typeof ExternalIp>

export const EphemeralIpCreate = z
  .object({
    /** Left out or null: the silo's default pool. */
    pool: NameOrId.nullish(),
  })
  .meta({ id: 'EphemeralIpCreate' })
export type EphemeralIpCreate = z.input<typeof EphemeralIpCreate>

const tag = 'instances'
const params = z.object({ instance: NameOrId })
const query = z.object(projectSelector)

const instanceExternalIpList = operation({
  id: 'instanceExternalIpList',
  method: 'GET',
  path: '/v1/instances/{instance}/external-ips',
  tag,
  summary: 'List the external IP addresses of an instance, all on one page',
  params,
  query,
  response: pageOf(ExternalIp),
  status: 200,
})

const instanceEphemeralIpAttach = operation({
  id: 'instanceEphemeralIpAttach',
  method: 'POST',
  path: '/v1/instances/{instance}/external-ips/ephemeral',
  tag,
  summary: 'Give an instance an ephemeral IP address, or show the one it has',
  params,
  query,
  body: EphemeralIpCreate,
  response: ExternalIp,
  status: 202,
})

const instanceEphemeralIpDetach = operation({
  id: 'instanceEphemeralIpDetach',
  method: 'DELETE',
  path: '/v1/instances/{instance}/external-ips/ephemeral',
  tag,
  summary: 'Take the ephemeral IP address from an instance, for good',
  params,
  query,
  status: 204,
})

export const externalIpOperations = {
  instanceExternalIpList,
  instanceEphemeralIpAttach,
  instanceEphemeralIpDetach,
} as const
