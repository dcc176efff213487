import { z } from 'zod'
import { operation } from './operation.ts'
import { pagedByNameOrId, pageOf } from './page.ts'
import { identity, identityCreate, identityUpdate, NameOrId } from './scalars.ts'

export const Project = z.object(identity).meta({ id: 'Project' })
export type Project = z.infer<typeof Project>

export const ProjectCreate = z.object(identityCreate).meta({ id: 'ProjectCreate' })
export type ProjectCreate = z.infer<typeof ProjectCreate>

export const ProjectUpdate = z.object(identityUpdate).meta({ id: 'ProjectUpdate' })
export type ProjectUpdate = z.infer<typeof ProjectUpdate>

/** Names the project that a resource given by name lives in; left out when the resource is given by id. */
export const projectSelector = { project: NameOrId.optional() }

const tag = 'projects'
const params = z.object({ project: NameOrId })

const projectList = operation({
  id: 'projectList',
  method: 'GET',
  path: '/v1/projects',
  tag,
  summary: "List the projects of the caller's silo",
  query: z.object(pagedByNameOrId),
  response: pageOf(Project),
  status: 200,
})

const projectCreate = operation({
  id: 'projectCreate',
  method: 'POST',
  path: '/v1/projects',
  tag,
  summary: 'Create a project, with a default VPC in it',
  body: ProjectCreate,
  response: Project,
  status: 201,
})

const projectView = operation({
  id: 'projectView',
  method: 'GET',
  path: '/v1/projects/{project}',
  tag,
  summary: 'View a project',
  params,
  response: Project,
  status: 200,
})

const projectUpdate = operation({
  id: 'projectUpdate',
  method: 'PUT',
  path: '/v1/projects/{project}',
  tag,
  summary: 'Rename or describe a project',
  params,
  body: ProjectUpdate,
  response: Project,
  status: 200,
})

const projectDelete = operation({
  id: 'projectDelete',
  method: 'DELETE',
  path: '/v1/projects/{project}',
  tag,
  summary: 'Delete a project that holds nothing',
  params,
  status: 204,
})

export const projectOperations = {
  projectList,
  projectCreate,
  projectView,
  projectUpdate,
  projectDelete,
} as const
