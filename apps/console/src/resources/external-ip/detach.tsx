import { confirm, toast } from '@plenum/ui'
import type { MenuEntry } from '@plenum/ui'
import type { ExternalIp, Instance } from '@plenum/api'
import { Unplug } from 'lucide-react'
import { call } from '../../api/call.ts'
import { refresh } from '../../api/query.ts'
import { externalIpRefreshes } from './queries.ts'
import { whyNotDetach } from './rules.ts'

function detach(instance: Instance, ip: ExternalIp): Promise<unknown> {
  return ip.kind === 'floating'
    ? call('floatingIpDetach', { params: { floatingIp: ip.id } })
    : call('instanceEphemeralIpDetach', { params: { instance: instance.id } })
}

/** Takes an external IP off an instance, once somebody has said that they mean it. */
export function detachExternalIp(instance: Instance, ip: ExternalIp): MenuEntry {
  return {
    label: 'Detach',
    icon: <Unplug />,
    disabledReason: whyNotDetach(ip, instance.runState),
    onAction: () =>
      confirm({
        title: `Detach ${ip.kind} IP`,
        confirmLabel: 'Detach',
        tone: 'danger',
        body: (
          <>
            <p>
              Detach <strong className="text-text">{ip.kind === 'floating' ? ip.name : 'the ephemeral IP'}</strong> from{' '}
              <strong className="text-text">{instance.name}</strong>?
            </p>
            <p>
              The instance is not reached at <span className="font-mono text-text">{ip.ip}</span> any more.{' '}
              {ip.kind === 'floating'
                ? 'The project keeps the address.'
                : 'The address goes back to its pool and may be given to somebody else.'}
            </p>
          </>
        ),
        errorTitle: `Could not detach ${ip.ip}`,
        action: async () => {
          await detach(instance, ip)
          toast({
            tone: 'success',
            content: ip.kind === 'floating' ? `Floating IP ${ip.name} detached` : 'Ephemeral IP detached',
          })
          await refresh(...externalIpRefreshes)
        },
      }),
  }
}
