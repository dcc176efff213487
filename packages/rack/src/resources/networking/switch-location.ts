import { SwitchLocation } from '@plenum/api'
import { refuse } from '../../http/refusal.ts'

/** One of the two places for a switch in a rack. Throws on any other name. */
export function switchLocation(given: string): SwitchLocation {
  const { success, data } = SwitchLocation.safeParse(given)
  if (!success) throw refuse.invalidRequest('Switch location must be switch0 or switch1')
  return data
}
