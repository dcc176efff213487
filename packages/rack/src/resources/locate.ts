import { parseUuid, toSnake } from '@plenum/api'
import type { Role } from '@plenum/api'
import { permitByProjectRole, projectRole } from '../access/permissions.ts'
import type { ProjectAction } from '../access/permissions.ts'
import type { Asking } from '../http/handler.ts'
import { refuse } from '../http/refusal.ts'
import type { Documents } from '../store/kinds.ts'
import type { Reader } from '../store/store.ts'

type Project = Documents['project']

/** A parameter that names a resource, apart into what it is. */
export function selector(given: string): { id: string } | { name: string } {
  const id = parseUuid(given)
  return id ? { id } : { name: given }
}

/** A project that the caller may look at, and what they are in it. */
async function openProject(asking: Asking, given: string): Promise<{ project: Project; role: Role | undefined }> {
  const { tx, actor } = asking
  const by = selector(given)
  const hidden = () => refuse.notFound('project', by)
  const project = 'id' in by ? await tx.get('project', by.id) : await tx.find('project', actor.siloId, by.name)
  if (!project) throw hidden()
  const role = await projectRole(asking, project)
  permitByProjectRole(role, 'project', 'read', hidden)
  return { project, role }
}

/** Finds a project of the caller's silo that they may do `action` to. */
export async function locateProject(asking: Asking, given: string, action: ProjectAction): Promise<Project> {
  const { project, role } = await openProject(asking, given)
  permitByProjectRole(role, 'project', action, () => refuse.notFound('project', selector(given)))
  return project
}

/** Finds the project that something is to be created in, and makes sure that the caller may. */
export async function locateProjectForChild(asking: Asking, given: string): Promise<Project> {
  const { project, role } = await openProject(asking, given)
  permitByProjectRole(role, 'inProject', 'modify', () => refuse.notFound('project', selector(given)))
  return project
}

type InProject = 'instance' | 'disk' | 'snapshot' | 'vpc' | 'floatingIp' | 'affinityGroup' | 'antiAffinityGroup'

/** What messages call a kind. */
function typeOf(kind: InProject): string {
  return toSnake(kind).replaceAll('_', '-')
}

/** A name needs its parent beside it, an id must come without (a stale parent would silently be ignored). */
export function requireParent(type: string, parentType: string, given: string, parent: string | undefined): void {
  const isId = parseUuid(given) !== undefined
  if (isId && parent !== undefined)
    throw refuse.invalidRequest(`when providing ${type} as an ID, ${parentType} should not be specified`)
  if (!isId && parent === undefined)
    throw refuse.invalidRequest(`${type} should either be an ID (UUID) or ${parentType} should be specified`)
}

/** What the caller is in a project where they may do `action` to things. */
export async function roleFor(
  asking: Asking,
  projectId: string,
  action: ProjectAction,
  hidden: () => Error,
): Promise<Role | undefined> {
  const project = await asking.tx.get('project', projectId)
  if (!project) throw hidden()
  const role = await projectRole(asking, project)
  permitByProjectRole(role, 'inProject', action, hidden)
  return role
}

/** Refuses what the caller may not do to something in a project, by the project's id. */
export async function permitInProject(
  asking: Asking,
  projectId: string,
  action: ProjectAction,
  hidden: () => Error,
): Promise<void> {
  await roleFor(asking, projectId, action, hidden)
}

/** Something that lives right in a project, and what the caller, who may do `action` to it, is in that project. */
export async function open<K extends InProject>(
  asking: Asking,
  kind: K,
  given: string,
  projectGiven: string | undefined,
  action: ProjectAction,
): Promise<{ document: Documents[K]; role: Role | undefined }> {
  const type = typeOf(kind)
  requireParent(type, 'project', given, projectGiven)
  const by = selector(given)
  const hidden = () => refuse.notFound(type, by)
  if ('id' in by) {
    const document = await asking.tx.get(kind, by.id)
    if (!document) throw hidden()
    return { document, role: await roleFor(asking, document.projectId, action, hidden) }
  }
  const { project, role } = await openProject(asking, projectGiven ?? '')
  const document = await asking.tx.find(kind, project.id, by.name)
  if (!document) throw hidden()
  permitByProjectRole(role, 'inProject', action, hidden)
  return { document, role }
}

/** Finds something that lives right in a project, by id alone or by name and project, that the caller may do `action` to. */
export async function locate<K extends InProject>(
  asking: Asking,
  kind: K,
  given: string,
  projectGiven: string | undefined,
  action: ProjectAction,
): Promise<Documents[K]> {
  return (await open(asking, kind, given, projectGiven, action)).document
}

/** A document of a kind that another document refers to, so that it must be there. */
export async function mustGet<K extends keyof Documents>(tx: Reader, kind: K, id: string): Promise<Documents[K]> {
  const document = await tx.get(kind, id)
  if (!document) throw new Error(`invariant: ${kind} ${id} is referred to but missing`)
  return document
}
