import { confirm, toast } from '@plenum/ui'
import { whyNotDisk } from '@plenum/api/disk-rules'
import { whyNotInstance } from '@plenum/api/instance-rules'
import type { Disk, Instance } from '@plenum/api'
import type { MenuEntry } from '@plenum/ui'
import { Power, PowerOff, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { call } from '../../../api/call.ts'
import { refresh } from '../../../api/query.ts'
import { instanceUpdateBody } from '../update-body.ts'

function Named({ children }: { children: ReactNode }) {
  return <strong className="text-text">{children}</strong>
}

async function putBootDisk(instance: Instance, bootDisk: string | null, done: string): Promise<void> {
  await call('instanceUpdate', {
    params: { instance: instance.id },
    body: instanceUpdateBody(instance, { bootDisk }),
  })
  toast({ tone: 'success', content: done })
  await refresh('instanceView', 'instanceList')
}

export function unsetBootDisk(instance: Instance, disk: Disk): MenuEntry {
  return {
    label: 'Unset as boot disk',
    icon: <PowerOff />,
    disabledReason: whyNotInstance('updateBootDisk', instance.runState),
    onAction: () =>
      confirm({
        title: 'Confirm unset boot disk',
        confirmLabel: 'Unset boot disk',
        body: (
          <>
            <p>
              Unset <Named>{disk.name}</Named> as the boot disk? It stays attached.
            </p>
            <p>Without a boot disk the order in which disks are tried is up to the instance.</p>
          </>
        ),
        errorTitle: 'Could not unset boot disk',
        action: () => putBootDisk(instance, null, `${disk.name} is no longer the boot disk`),
      }),
  }
}

export function setBootDisk(instance: Instance, disk: Disk, current: Disk | undefined): MenuEntry {
  const verb = current ? 'change' : 'set'
  return {
    label: 'Set as boot disk',
    icon: <Power />,
    disabledReason:
      whyNotInstance('updateBootDisk', instance.runState) ?? whyNotDisk('setAsBootDisk', disk.state.state),
    onAction: () =>
      confirm({
        title: `Confirm ${verb} boot disk`,
        confirmLabel: current ? 'Change boot disk' : 'Set boot disk',
        body: (
          <>
            <p>
              Boot <Named>{instance.name}</Named> from <Named>{disk.name}</Named>?
            </p>
            {current && (
              <p>
                It takes the place of <Named>{current.name}</Named>, which stays attached.
              </p>
            )}
          </>
        ),
        errorTitle: `Could not ${verb} boot disk`,
        action: () => putBootDisk(instance, disk.id, `${instance.name} boots from ${disk.name}`),
      }),
  }
}

export function detachDisk(instance: Instance, disk: Disk): MenuEntry {
  return {
    label: 'Detach',
    icon: <Unplug />,
    disabledReason:
      instance.bootDiskId === disk.id
        ? 'Unset it as the boot disk first'
        : (whyNotInstance('detachDisk', instance.runState) ?? whyNotDisk('detach', disk.state.state)),
    onAction: () =>
      confirm({
        title: 'Confirm detach disk',
        tone: 'danger',
        confirmLabel: 'Detach disk',
        body: (
          <p>
            Detach <Named>{disk.name}</Named> from <Named>{instance.name}</Named>? The disk and what is on it are kept.
          </p>
        ),
        errorTitle: `Could not detach ${disk.name}`,
        action: async () => {
          await call('instanceDiskDetach', { params: { instance: instance.id }, body: { disk: disk.id } })
          toast({ tone: 'success', content: `Disk ${disk.name} detached` })
          await refresh('instanceDiskList', 'diskList', 'diskView')
        },
      }),
  }
}
