import { confirm, toast } from '@plenum/ui'
import type { MenuEntry } from '@plenum/ui'
import { whyNotInstance } from '@plenum/api/instance-rules'
import type { Instance, NetworkInterface } from '@plenum/api'
import { Pencil, Star, Trash2 } from 'lucide-react'
import { call } from '../../api/call.ts'
import { refresh } from '../../api/query.ts'
import { readNic } from './queries.ts'
import { nicRefreshes } from './refreshes.ts'
import { whyNotDeleteInterface, whyNotMakePrimary } from './rules.ts'

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function takeOver({ id, name: known }: NetworkInterface): Promise<void> {
  try {
    // An update replaces the transit IPs, so they are sent as they are.
    const { name, description, transitIps } = await readNic(id)
    const body = { name, description, transitIps, primary: true }
    await call('instanceNetworkInterfaceUpdate', { params: { interface: id }, body })
    toast({ tone: 'success', content: `Network interface ${name} is the primary one now` })
  } catch (error) {
    toast({ tone: 'error', title: `Could not make ${known} the primary network interface`, content: textOf(error) })
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

async function openForm({ id, name }: NetworkInterface, open: (nic: NetworkInterface) => void): Promise<void> {
  try {
    open(await readNic(id))
  } catch (error) {
    toast({ tone: 'error', title: `Could not open ${name}`, content: textOf(error) })
    await refresh(...nicRefreshes)
  }
}

/** `open` is given the interface as it is by then. */
export function editNic(instance: Instance, nic: NetworkInterface, open: (nic: NetworkInterface) => void): MenuEntry {
  return {
    label: 'Edit',
    icon: <Pencil />,
    disabledReason: whyNotInstance('updateNic', instance.runState),
    onAction: () => void openForm(nic, open),
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
