import { whyNotDescription } from '@plenum/api'
import { DuplicateError } from '../store/store.ts'
import { refuse } from '../http/refusal.ts'

function checkDescription(description: string): string {
  const reason = whyNotDescription(description)
  if (reason) throw refuse.invalidValue('description', reason)
  return description
}

/** What every new named resource begins with. */
export function newIdentity(now: Date, body: { name: string; description: string }) {
  const id: string = crypto.randomUUID()
  return {
    id,
    name: body.name,
    description: checkDescription(body.description),
    timeCreated: now,
    timeModified: now,
  }
}

type Identity = ReturnType<typeof newIdentity>

/**
 * Makes the identity of something that comes with others of its kind or along with something else. `path` tells which it
 * is among them, for makers whose ids are the same each time.
 */
export type Identify = (path: string, given: { name: string; description: string }) => Promise<Identity>

/** Makes identities as requests do. */
export function identifyAt(now: Date): Identify {
  return async (_, given) => newIdentity(now, given)
}

/** An update's name and description over what there was; what is left out or null stays. */
export function updatedIdentity<T extends { name: string; description: string }>(
  document: T,
  body: { name?: string | null | undefined; description?: string | null | undefined },
  now: Date,
): T {
  return {
    ...document,
    name: body.name ?? document.name,
    description: checkDescription(body.description ?? document.description),
    timeModified: now,
  }
}

/** Turns the store's word for a taken name into the API's. */
export async function claimName<T>(type: string, name: string, write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    throw error instanceof DuplicateError ? refuse.alreadyExists(type, name) : error
  }
}
