import type { DeviceAccessToken } from '@plenum/api'

const expiry = ({ timeExpires }: DeviceAccessToken) => timeExpires?.getTime() ?? Infinity

/** The soonest to expire first; those that never do last, the newest of them first. */
export function bySoonestExpiry(a: DeviceAccessToken, b: DeviceAccessToken): number {
  const [first, second] = [expiry(a), expiry(b)]
  return first === second ? b.timeCreated.getTime() - a.timeCreated.getTime() : first - second
}
