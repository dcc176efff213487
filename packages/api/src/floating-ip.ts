import { z } from 'zod'
import { IpAddress } from './ip.ts'
import { operation } from './operation.ts'
import { pagedByNameOrId, pageOf } from './page.ts'
import { projectSelector } from './project.ts'
import { Id, identity, identityCreate, identityUpdate, NameOrId } from './scalars.ts'

/** An external address that a project keeps, and moves from instance to instance. */
export const FloatingIp = z
  .object({
    ...identity,
    projectId: Id,
    ip: IpAddress,
    ipPoolId: Id,
    /** Absent or null while it is attached to nothing. */
    instanceId: Id.nullish(),
  })
  .meta({ id: 'FloatingIp' })
export type FloatingIp = z.infer<typeof FloatingIp>

export const FloatingIpCreate = z
  .object({
    ...identityCreate,
    /** Left out or null: the silo's default pool. */
    pool: NameOrId.nullish(),
    /** Left out or null: a free address of the pool. */
    ip: IpAddress.nullish(),
  })
  .meta({ id: 'FloatingIpCreate' })
export type FloatingIpCreate = z.input<typeof FloatingIpCreate>

export const FloatingIpUpdate = z.object(identityUpdate).meta({ id: 'FloatingIpUpdate' })
export type FloatingIpUpdate = z.infer<typeof FloatingIpUpdate>

export const FloatingIpParentKind = z.enum(['instance']).meta({ id: 'FloatingIpParentKind' })

export const FloatingIpAttach = z
  .object({ kind: FloatingIpParentKind, parent: NameOrId })
  .meta({ id: 'FloatingIpAttach' })
export type FloatingIpAttach = z.infer<typeof FloatingIpAttach>

const tag = 'floating-ips'
const params = z.object({ floatingIp: NameOrId })
const query = z.object(projectSelector)

const floatingIpList = operation({
  id: 'floatingIpList',
  method: 'GET',
  path: '/v1/floating-ips',
  tag,
  summary: 'List the floating IPs of a project',
  query: z.object({ ...pagedByNameOrId, ...projectSelector }),
  firstPageNeeds: ['project'],
  response: pageOf(FloatingIp),
  status: 200,
})

const floatingIpCreate = operation({
  id: 'floatingIpCreate',
  method: 'POST',
  path: '/v1/floating-ips',
  tag,
  summary: 'Take an address from a pool as a floating IP',
  query: z.object({ project: NameOrId }),
  body: FloatingIpCreate,
  response: FloatingIp,
  status: 201,
})

const floatingIpView = operation({
  id: 'floatingIpView',
  method: 'GET',
  path: '/v1/floating-ips/{floatingIp}',
  tag,
  summary: 'View a floating IP',
  params,
  query,
  response: FloatingIp,
  status: 200,
})

const floatingIpUpdate = operation({
  id: 'floatingIpUpdate',
  method: 'PUT',
  path: '/v1/floating-ips/{floatingIp}',
  tag,
  summary: 'Rename or describe a floating IP',
  params,
  query,
  body: FloatingIpUpdate,
  response: FloatingIp,
  status: 200,
})

const floatingIpDelete = operation({
  id: 'floatingIpDelete',
  method: 'DELETE',
  path: '/v1/floating-ips/{floatingIp}',
  tag,
  summary: 'Delete a floating IP that is not attached, and give its address back',
  params,
  query,
  status: 204,
})

const floatingIpAttach = operation({
  id: 'floatingIpAttach',
  method: 'POST',
  path: '/v1/floating-ips/{floatingIp}/attach',
  tag,
  summary: 'Attach a floating IP to an instance of its project',
  params,
  query,
  body: FloatingIpAttach,
  response: FloatingIp,
  status: 202,
})

const floatingIpDetach = operation({
  id: 'floatingIpDetach',
  method: 'POST',
  path: '/v1/floating-ips/{floatingIp}/detach',
  tag,
  summary: 'Detach a floating IP from its instance, and keep it',
  params,
  query,
  response: FloatingIp,
  status: 202,
})

export const floatingIpOperations = {
  floatingIpList,
  floatingIpCreate,
  floatingIpView,
  floatingIpUpdate,
  floatingIpDelete,
  floatingIpAttach,
  floatingIpDetach,
} as const
