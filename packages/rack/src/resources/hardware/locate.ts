import { toSnake } from '@plenum/api'
import { permitOnHardware } from '../../access/permissions.ts'
import type { Asking } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import { FLEET_ID } from '../../store/kinds.ts'
import type { Documents } from '../../store/kinds.ts'
import { selector } from '../locate.ts'

/** What has a name is the fleet's child, what has none is found by its id only. */
type OfRack =
  | 'rack'
  | 'sled'
  | 'physicalDisk'
  | 'switch'
  | 'switchPortSettings'
  | 'addressLot'
  | 'bgpConfig'
  | 'bgpAnnounceSet'
  | 'supportBundle'
  | 'tufTrustRoot'

/** Finds a piece of the rack or of its network that the caller, as an operator, may do `action` to. */
export async function locateOfRack<K extends OfRack>(
  { tx, actor }: Asking,
  kind: K,
  given: string,
  action: 'read' | 'modify',
): Promise<Documents[K]> {
  const by = selector(given)
  const hidden = () => refuse.notFound(toSnake(kind).replaceAll('_', '-'), by)
  const document = 'id' in by ? await tx.get(kind, by.id) : await tx.find(kind, FLEET_ID, by.name)
  if (!document) throw hidden()
  permitOnHardware(actor, action, hidden)
  return document
}
