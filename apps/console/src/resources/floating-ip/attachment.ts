import type { Option } from '@plenum/ui'
import { whyNotExternalIp } from '@plenum/api/external-ip-rules'
import { capitalise } from '@plenum/api/errors'
import type { FloatingIp, Instance } from '@plenum/api'

/** The instances of a project to attach a floating IP to; those that cannot take one now say why. */
export function instanceOptions(instances: readonly Instance[]): Option[] {
  return instances.map(({ id, name, runState }) => {
    const reason = whyNotExternalIp('attach', 'floating', runState)
    return {
      value: id,
      label: name,
      description: reason ? capitalise(reason) : runState,
      isDisabled: reason !== undefined,
    }
  })
}

/** Why a floating IP cannot be detached now; undefined when it can, or when only the rack knows. */
export function whyNotDetach({ instanceId }: FloatingIp, instances: readonly Instance[] | undefined) {
  const instance = instances?.find(({ id }) => id === instanceId)
  const reason = instance && whyNotExternalIp('detach', 'floating', instance.runState)
  return reason && capitalise(reason)
}

/** Why a floating IP cannot be deleted; undefined when it can. */
export function whyNotDeleteFloatingIp({ instanceId }: FloatingIp): string | undefined {
  return instanceId ? 'A floating IP must be detached from its instance before it can be deleted' : undefined
}
