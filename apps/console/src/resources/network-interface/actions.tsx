import { confirm, toast } from '@plenum/ui'
import type { MenuEntry } from '@plenum/ui'
import type { Instance, NetworkInterface } from '@plenum/api'
import { Star, Trash2 } from 'lucide-react'
import { call } from '../../api/call.ts'
import { refresh } from '../../api/query.ts'
import { nicRefreshes } from './refreshes.ts'
import { whyNotDeleteInterface, whyNotMakePrimary } from './rules.ts'

async function takeOver({ id, name, description, transitIps }: NetworkInterface): Promise<void> {
  try {
    // An update replaces the transit IPs, so they are sent as they are.
    const body = { name, description, transitIps, primary: true }
    await call('instanceNetworkInterfaceUpdate', { params: { interface: id }, body })
    toast({ tone: 'success', content: `Network interface ${name} is the primary one now` })
  } catch (error) {
    const content = error instanceof Error ? error.message : String(error)
    toast({ tone: 'error', title: `Could not make ${name} the primary network interface`, content })
  }
  await refresh(...nicRefreshes)
}

/** External addresses and the default route go over to this interface. */
export function makePrimary(instance: Instance, nic: NetworkInterface): MenuEntry {
  return {
    label: 'Make primary',
    icon: <Star />,
    disabledReason: whyNotMakePrimary(nic, instance.runState),
    onAction: () => void takeOver(nic),
  }
}

export function deleteNic(instance: Instance, nic: NetworkInterface, count: number): MenuEntry {
  return {
    label: 'Delete',
    icon: <Trash2 />,
    tone: 'danger',
    disabledReason: whyNotDeleteInterface(nic, instance.runState, count),
    onAction: () =>
      confirm({
        title: 'Confirm delete network interface',
        tone: 'danger',
        confirmLabel: 'Delete network interface',
        body: (
          <>
            <p>
              Delete <strong className="text-text">{nic.name}</strong> of{' '}
              <strong className="text-text">{instance.name}</strong>?
            </p>
            <p>
              Its address <span className="font-mono text-text">{nic.ip}</span> goes back to the subnet.
              {count === 1 && ' It is the only one: nothing reaches the instance any more but its serial console.'}
            </p>
          </>
        ),
        errorTitle: `Could not delete ${nic.name}`,
        action: async () => {
          await call('instanceNetworkInterfaceDelete', { params: { interface: nic.id } })
          toast({ tone: 'success', content: `Network interface ${nic.name} deleted` })
          await refresh(...nicRefreshes)
        },
      }),
  }
}
