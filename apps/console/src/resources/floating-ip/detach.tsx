import { confirm, toast } from '@plenum/ui'
import type { MenuEntry } from '@plenum/ui'
import type { FloatingIp, Instance } from '@plenum/api'
import { Unplug } from 'lucide-react'
import { call } from '../../api/call.ts'
import { refresh } from '../../api/query.ts'
import { whyNotDetach } from './attachment.ts'

/** Takes a floating IP off its instance, once somebody has said that they mean it. */
export function detachFloatingIp(floatingIp: FloatingIp, instances: readonly Instance[] | undefined): MenuEntry {
  const { id, name, ip, instanceId } = floatingIp
  const instance = instances?.find((each) => each.id === instanceId)
  return {
    label: 'Detach',
    icon: <Unplug />,
    disabledReason: whyNotDetach(floatingIp, instances),
    onAction: () =>
      confirm({
        title: 'Detach floating IP',
        confirmLabel: 'Detach',
        tone: 'danger',
        body: (
          <>
            <p>
              Detach <strong className="text-text">{name}</strong>
              {instance && (
                <>
                  {' '}
                  from <strong className="text-text">{instance.name}</strong>
                </>
              )}
              ?
            </p>
            <p>
              The instance is not reached at <span className="font-mono text-text">{ip}</span> any more. The project
              keeps the address.
            </p>
          </>
        ),
        errorTitle: `Could not detach ${name}`,
        action: async () => {
          await call('floatingIpDetach', { params: { floatingIp: id } })
          toast({ tone: 'success', content: `Floating IP ${name} detached` })
          await refresh('floatingIpList', 'floatingIpView', 'instanceExternalIpList')
        },
      }),
  }
}
