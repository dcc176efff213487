import type { Role } from '@plenum/api'
import { permitByProjectRole } from '../access/permissions.ts'
import type { ProjectAction } from '../access/permissions.ts'
import type { Asking } from '../http/handler.ts'
import { refuse } from '../http/refusal.ts'
import type { Documents } from '../store/kinds.ts'
import { rowOf } from '../store/row.ts'
import type { Reader } from '../store/store.ts'
import { mustGet, open, requireParent, roleFor, selector } from './locate.ts'

/** The query parameters that say what a resource given by name lives in. */
interface Selectors {
  project?: string | undefined
  instance?: string | undefined
  vpc?: string | undefined
  router?: string | undefined
  gateway?: string | undefined
}

type Container = 'instance' | 'vpc' | 'vpcRouter' | 'internetGateway'
type Attached = 'networkInterface' | 'internetGatewayIpPool' | 'internetGatewayIpAddress'
type Within = 'vpcSubnet' | 'vpcRouter' | 'routerRoute' | 'internetGateway' | Attached

interface Place {
  /** What messages about something missing call it. */
  type: string
  /** What messages about selectors call it. */
  word: string
  /** What it lives in, and the selector that names that. */
  in: Container
  by: keyof Selectors
}

const places: Readonly<Record<Within, Place>> = {
  networkInterface: { type: 'instance-network-interface', word: 'interface', in: 'instance', by: 'instance' },
  vpcSubnet: { type: 'vpc-subnet', word: 'subnet', in: 'vpc', by: 'vpc' },
  vpcRouter: { type: 'vpc-router', word: 'router', in: 'vpc', by: 'vpc' },
  routerRoute: { type: 'router-route', word: 'route', in: 'vpcRouter', by: 'router' },
  internetGateway: { type: 'internet-gateway', word: 'gateway', in: 'vpc', by: 'vpc' },
  internetGatewayIpPool: { type: 'internet-gateway-ip-pool', word: 'pool', in: 'internetGateway', by: 'gateway' },
  internetGatewayIpAddress: {
    type: 'internet-gateway-ip-address',
    word: 'address',
    in: 'internetGateway',
    by: 'gateway',
  },
}

function isWithin(kind: Container): kind is Container & Within {
  return kind in places
}

/** Refuses a selector of whatever is further up than what the thing lives in. */
function refuseBeyond(word: string, container: Container, selectors: Selectors): void {
  const by = isWithin(container) ? places[container].by : 'project'
  if (selectors[by] !== undefined)
    throw refuse.invalidRequest(`when providing ${word} as an ID, ${by} should not be specified`)
  if (isWithin(container)) refuseBeyond(word, places[container].in, selectors)
}

async function projectIdOf(tx: Reader, container: Container, id: string): Promise<string> {
  const { parent } = rowOf<Container>(container, await mustGet<Container>(tx, container, id))
  return isWithin(container) ? projectIdOf(tx, places[container].in, parent) : parent
}

interface Opened<K extends Within | Container> {
  document: Documents[K]
  /** What the caller is in the project. */
  role: Role | undefined
}

function openContainer(asking: Asking, container: Container, selectors: Selectors, by: keyof Selectors) {
  const given = selectors[by] ?? ''
  return isWithin(container)
    ? openWithin<Container & Within>(asking, container, given, selectors, 'read')
    : open(asking, container, given, selectors.project, 'read')
}

async function openWithin<K extends Within>(
  asking: Asking,
  kind: K,
  given: string,
  selectors: Selectors,
  action: ProjectAction,
): Promise<Opened<K>> {
  const place = places[kind]
  requireParent(place.word, place.by, given, selectors[place.by])
  const by = selector(given)
  const hidden = () => refuse.notFound(place.type, by)
  if ('id' in by) {
    refuseBeyond(place.word, place.in, selectors)
    const document = await asking.tx.get(kind, by.id)
    if (!document) throw hidden()
    const projectId = await projectIdOf(asking.tx, place.in, rowOf(kind, document).parent)
    return { document, role: await roleFor(asking, projectId, action, hidden) }
  }
  const container = await openContainer(asking, place.in, selectors, place.by)
  const document = await asking.tx.find(kind, container.document.id, by.name)
  if (!document) throw hidden()
  permitByProjectRole(container.role, 'inProject', action, hidden)
  return { document, role: container.role }
}

/**
 * Finds what lives further inside a project than right in it, by id alone or by name and what it lives in, that the
 * caller may do `action` to.
 */
export async function locateWithin<K extends Within>(
  asking: Asking,
  kind: K,
  given: string,
  selectors: Selectors,
  action: ProjectAction,
): Promise<Documents[K]> {
  return (await openWithin(asking, kind, given, selectors, action)).document
}
