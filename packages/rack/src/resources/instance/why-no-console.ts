import { isHalted, whyNotInstance } from '@plenum/api'
import type { InstanceState } from '@plenum/api'

/** Why nobody can be at the serial console of an instance in a state; undefined when they can. */
export function whyNoConsole(state: InstanceState): string | undefined {
  if (!whyNotInstance('serialConsole', state)) return undefined
  return isHalted(state)
    ? `instance is ${state} and has no active serial console server`
    : `cannot connect to serial console of instance in state "${state}"`
}
