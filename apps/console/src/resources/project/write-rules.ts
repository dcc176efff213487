import type { MenuEntry } from '@plenum/ui'
import { isAtLeast } from '@plenum/api/roles'
import type { Role } from '@plenum/api'

/** Why somebody of that role changes nothing of what is in a project. */
export function whyNotWrite(role: Role | undefined): string | undefined {
  if (isAtLeast(role, 'collaborator')) return undefined
  const yours = role === undefined ? 'you have none' : `yours is ${role}`
  return `This needs the role of a collaborator in the project; ${yours}`
}

/** An entry as it is, or refused for the reason that there is. */
export function refusedOne(whyNot: string | undefined, entry: MenuEntry): MenuEntry {
  return whyNot === undefined ? entry : { ...entry, disabledReason: whyNot }
}

/** The entries as they are, or all refused for the reason that there is. */
export function refusedFor(whyNot: string | undefined, entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return entries.map((entry) => refusedOne(whyNot, entry))
}
