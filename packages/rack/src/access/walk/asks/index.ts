import type { Asks } from '../ask.ts'
import { fleetAsks } from './fleet.ts'
import { identityAsks } from './identity.ts'
import { networkingAsks } from './networking.ts'
import { projectAsks } from './project.ts'
import { siloAsks } from './silo.ts'
import { storageAsks } from './storage.ts'
import { vpcAsks } from './vpc.ts'

/** Every operation there is. */
export const asks: Asks = {
  ...identityAsks,
  ...siloAsks,
  ...projectAsks,
  ...storageAsks,
  ...vpcAsks,
  ...fleetAsks,
  ...networkingAsks,
}
