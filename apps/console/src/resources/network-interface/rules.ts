import { instanceLimits, isHalted, whyNotInstance } from '@plenum/api/instance-rules'
import type { InstanceState } from '@plenum/api/instance-rules'
import type { NetworkInterface, NetworkInterfaceCreate } from '@plenum/api'

type Place = Pick<NetworkInterfaceCreate, 'vpcName' | 'subnetName'>

/** Why a new instance cannot have these interfaces; undefined when it can. */
export function whyNotInterfaces(list: readonly Place[]): string | undefined {
  if (list.length === 0) return 'add a network interface, or choose default or none'
  if (list.length > instanceLimits.nics) return `an instance can have at most ${instanceLimits.nics} network interfaces`
  if (new Set(list.map(({ vpcName }) => vpcName)).size > 1) return 'all network interfaces must be in the same VPC'
  if (new Set(list.map(({ subnetName }) => subnetName)).size < list.length)
    return 'each network interface must be in another subnet'
  return undefined
}

/** Why an instance cannot be given one more; undefined when it can. */
export function whyNotAddInterface(state: InstanceState, count: number): string | undefined {
  return (
    whyNotInstance('updateNic', state) ??
    (count >= instanceLimits.nics
      ? `An instance can have at most ${instanceLimits.nics} network interfaces`
      : undefined)
  )
}

/** Why an interface cannot take over as the primary one; undefined when it can. */
export function whyNotMakePrimary({ primary }: Pick<NetworkInterface, 'primary'>, state: InstanceState) {
  return primary ? 'This is the primary network interface already' : whyNotInstance('updateNic', state)
}

/** Why an interface cannot be deleted; undefined when it can. `count` is how many the instance has. */
export function whyNotDeleteInterface(
  { primary }: Pick<NetworkInterface, 'primary'>,
  state: InstanceState,
  count: number,
): string | undefined {
  if (!isHalted(state)) return 'Only instances that are stopped or failed can lose a network interface'
  return primary && count > 1 ? 'Make another network interface the primary one first' : undefined
}
