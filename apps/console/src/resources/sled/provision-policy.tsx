import { Ban, CircleCheck } from 'lucide-react'
import { confirm, toast } from '@plenum/ui'
import type { MenuEntry } from '@plenum/ui'
import type { Sled } from '@plenum/api'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { refresh } from '../../api/query.ts'
import type { OwnRoles } from '../silo/roles-from.ts'
import { whyNotProvision } from './provision-rule.ts'

/** Read operations that a change of a sled makes stale. */
const refreshes = ['sledList', 'sledView'] as const

async function change(sled: Sled, state: 'provisionable' | 'non_provisionable', done: string): Promise<void> {
  try {
    await call('sledSetProvisionPolicy', { params: { sledId: sled.id }, body: { state } })
    toast({ tone: 'success', content: done })
    await refresh(...refreshes)
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409)) throw error
    // What is on screen is not how it is any more.
    await refresh(...refreshes)
    throw new Error('It was taken out of service meanwhile, and takes no new instances or disks.', { cause: error })
  }
}

/** Opens a sled to new instances and disks, or closes it to them, after asking. */
export function provisionAction(sled: Sled, roles: OwnRoles | undefined): MenuEntry {
  const { serial } = sled.baseboard
  const isOpen = sled.policy.kind === 'in_service' && sled.policy.provisionPolicy === 'provisionable'
  const disabledReason = whyNotProvision(sled, roles)
  const errorTitle = `Could not change ${serial}`
  if (isOpen)
    return {
      label: 'Make not provisionable',
      icon: <Ban />,
      disabledReason,
      onAction: () =>
        confirm({
          title: 'Make sled not provisionable',
          confirmLabel: 'Make not provisionable',
          errorTitle,
          body: (
            <>
              <p>
                Place nothing new on <strong className="text-text">{serial}</strong>?
              </p>
              <p>
                Instances and disks that are there stay and go on. Instances that are stopped or new start on other
                sleds, as long as those have room.
              </p>
            </>
          ),
          action: () => change(sled, 'non_provisionable', `${serial} takes no new instances or disks`),
        }),
    }
  return {
    label: 'Make provisionable',
    icon: <CircleCheck />,
    disabledReason,
    onAction: () =>
      confirm({
        title: 'Make sled provisionable',
        confirmLabel: 'Make provisionable',
        errorTitle,
        body: (
          <p>
            Let new instances and disks be placed on <strong className="text-text">{serial}</strong> again?
          </p>
        ),
        action: () => change(sled, 'provisionable', `${serial} takes new instances and disks`),
      }),
  }
}
