import { operations } from '@plenum/api'
import type { Project } from '@plenum/api'
import { permitInSilo } from '../access/permissions.ts'
import { reads, writes } from '../http/handler.ts'
import { perDocument } from '../http/json-text.ts'
import { pageOf } from '../http/pagination.ts'
import { refuse } from '../http/refusal.ts'
import type { Documents } from '../store/kinds.ts'
import { claimName, identifyAt, newIdentity, updatedIdentity } from './identity.ts'
import { locateProject } from './locate.ts'
import { endProvisioning } from './provisioning.ts'
import { defaultVpc, insertVpc } from './vpc/insert.ts'

export const projectView = perDocument(({ siloId: _, ...project }: Documents['project']): Project => project)

const list = reads(operations.projectList, async (call) => {
  permitInSilo(call.actor, 'listProjects')
  return pageOf(call, (window) => call.tx.list('project', { parent: call.actor.siloId, ...window }), projectView)
})

const create = writes(operations.projectCreate, async ({ actor, tx, body, now }) => {
  permitInSilo(actor, 'createProject')
  const project = { ...newIdentity(now, body), siloId: actor.siloId }
  await claimName('project', project.name, tx.insert('project', project))
  await insertVpc(tx, project, defaultVpc, identifyAt(now))
  return projectView(project)
})

const view = reads(operations.projectView, async (call) =>
  projectView(await locateProject(call, call.params.project, 'read')),
)

const update = writes(operations.projectUpdate, async (call) => {
  const project = updatedIdentity(await locateProject(call, call.params.project, 'modify'), call.body, call.now)
  await claimName('project', project.name, call.tx.update('project', project))
  return projectView(project)
})

/** What must be gone before its project can go, in the order in which it is complained about. */
const blockers = [
  ['instance', 'an instance'],
  ['disk', 'a disk'],
  ['floatingIp', 'a floating ip'],
  ['image', 'a project image'],
  ['snapshot', 'a snapshot'],
  ['vpc', 'a vpc'],
  ['affinityGroup', 'an affinity group'],
  ['antiAffinityGroup', 'an anti affinity group'],
] as const

const remove = writes(operations.projectDelete, async (call) => {
  const { tx } = call
  const project = await locateProject(call, call.params.project, 'modify')
  for (const [kind, words] of blockers) {
    const [blocker] = await tx.list<(typeof blockers)[number][0]>(kind, { parent: project.id, limit: 1 })
    if (blocker) throw refuse.invalidRequest(`project to be deleted contains ${words}: ${blocker.name}`)
  }
  const [probe] = await tx.list('probe', { where: { index: 'projectId', equals: project.id }, limit: 1 })
  if (probe) throw refuse.invalidRequest(`project to be deleted contains a probe: ${probe.name}`)
  await tx.delete('policy', project.id)
  await endProvisioning(tx, project.id, call.now)
  await tx.delete('project', project.id)
  return undefined
})

export const projectHandlers = [list, create, view, update, remove]
