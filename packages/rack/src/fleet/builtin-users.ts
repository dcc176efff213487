import type { UserBuiltin } from '@plenum/api'

/** They came with the platform, which is as old as its first release. */
const timeCreated = new Date('2026-01-01T00:00:00Z')

function builtinUser(number: number, name: string, description: string): UserBuiltin {
  const id = `001de000-05e4-4000-8000-${String(number).padStart(12, '0')}`
  return { id, name, description, timeCreated, timeModified: timeCreated }
}

/** The accounts that the platform itself acts with. Nobody signs in with them, so they are not in the store. */
export const builtinUsers: readonly UserBuiltin[] = [
  builtinUser(1, 'db-init', 'Fills the database when the rack is set up'),
  builtinUser(2, 'service-balancer', 'Moves services between sleds'),
  builtinUser(3, 'internal-api', 'Acts for the services of the platform'),
  builtinUser(4, 'internal-read', 'Reads for the services of the platform'),
  builtinUser(5, 'saga-recovery', 'Takes up again what was interrupted'),
  builtinUser(6, 'external-authn', 'Looks up who calls from outside'),
]
