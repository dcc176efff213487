import { confirm, toast } from '@plenum/ui'
import type { MenuEntry } from '@plenum/ui'
import { isTransitional, whyNotInstance } from '@plenum/api/instance-rules'
import type { InstanceAction } from '@plenum/api/instance-rules'
import type { Instance } from '@plenum/api'
import { Play, RotateCw, Square, SquareTerminal, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { watchChange } from '../../activity/watch.ts'
import { call } from '../../api/call.ts'
import { query, queryClient, refresh } from '../../api/query.ts'
import type { BulkAction } from '../../list/bulk.ts'
import { pathTo } from '../../shell/areas.ts'

type Action = Extract<InstanceAction, 'start' | 'stop' | 'reboot' | 'delete'>

interface ActionWords {
  label: string
  icon: ReactNode
  operation: 'instanceStart' | 'instanceStop' | 'instanceReboot' | 'instanceDelete'
  /** What is under way once it was accepted. */
  doing: string
  tone: 'primary' | 'danger'
  consequence: string
}

/** The actions that take nothing but a "yes". */
const words: Record<Action, ActionWords> = {
  start: {
    label: 'Start',
    icon: <Play />,
    operation: 'instanceStart',
    doing: 'Starting',
    tone: 'primary',
    consequence: 'It takes up CPU and memory of the rack again.',
  },
  stop: {
    label: 'Stop',
    icon: <Square />,
    operation: 'instanceStop',
    doing: 'Stopping',
    tone: 'danger',
    consequence: 'Disks and addresses are kept; CPU and memory are given back.',
  },
  reboot: {
    label: 'Reboot',
    icon: <RotateCw />,
    operation: 'instanceReboot',
    doing: 'Rebooting',
    tone: 'danger',
    consequence: 'Whatever runs in it is interrupted.',
  },
  delete: {
    label: 'Delete',
    icon: <Trash2 />,
    operation: 'instanceDelete',
    doing: 'Deleting',
    tone: 'danger',
    consequence:
      'Its network interfaces go with it, and its ephemeral IP goes back to its pool. ' +
      'Its disks are detached and kept, and so are its floating IPs.',
  },
}

/** What an action makes stale: also whatever tells of the states of instances, and of what they take up. */
const afterChange = [
  'instanceList',
  'instanceView',
  'instanceDiskList',
  'diskList',
  'utilizationView',
  'affinityGroupMemberList',
  'antiAffinityGroupMemberList',
] as const
const afterDelete = [
  'instanceList',
  'diskList',
  'diskView',
  'floatingIpList',
  'floatingIpView',
  'ipPoolUtilizationView',
  'vpcSubnetListNetworkInterfaces',
  'affinityGroupMemberList',
  'antiAffinityGroupMemberList',
] as const

interface AskOptions {
  /** Runs once a deletion was accepted, before anything is fetched anew: whoever shows the instance leaves. */
  onDeleted?: () => void | Promise<void>
}

/** Its page may be left long before it is there: Activity tells how it went. */
function follow(doing: string, { id, name }: Instance): void {
  watchChange(queryClient, {
    title: `${doing} ${name}`,
    query: query('instanceView', { params: { instance: id } }),
    outcome: ({ runState }) => {
      if (isTransitional(runState)) return undefined
      return runState === 'failed' ? { state: 'failed', error: 'The instance failed' } : { state: 'done' }
    },
  })
}

/** Asks, then acts, then shows what became of it. */
function ask(action: Action, instance: Instance, { onDeleted }: AskOptions): void {
  const { label, operation, doing, tone, consequence } = words[action]
  confirm({
    title: `Confirm ${action} instance`,
    tone,
    confirmLabel: `${label} instance`,
    body: (
      <>
        <p>
          {label} <strong className="text-text">{instance.name}</strong>?
        </p>
        <p>{consequence}</p>
      </>
    ),
    errorTitle: `Could not ${action} ${instance.name}`,
    action: async () => {
      await call(operation, { params: { instance: instance.id } })
      if (action !== 'delete') follow(doing, instance)
      toast({ tone: 'success', content: `${doing} instance ${instance.name}` })
      if (action === 'delete') await onDeleted?.()
      await refresh(...(action === 'delete' ? afterDelete : afterChange))
    },
  })
}

/** One of an instance's actions, for a button or a menu: unavailable ones say why. */
export function instanceAction(action: Action, instance: Instance, options: AskOptions = {}): MenuEntry {
  const { label, icon, tone } = words[action]
  return {
    label,
    icon,
    ...(action === 'delete' && tone === 'danger' && { tone: 'danger' as const }),
    disabledReason: whyNotInstance(action, instance.runState),
    onAction: () => ask(action, instance, options),
  }
}

export const SERIAL_CONSOLE = '/projects/$project/instances/$instance/serial-console'

/** The way to an instance's serial console, for a menu: always open, for it says itself what it waits for. */
export function viewSerialConsole(project: string, { name }: Instance): MenuEntry {
  return {
    label: 'View serial console',
    icon: <SquareTerminal />,
    href: pathTo(SERIAL_CONSOLE, { project, instance: name }),
  }
}

/** One of an instance's actions for several instances at once. */
export function instanceBulkAction(action: Action): BulkAction<Instance> {
  const { label, icon, operation, tone, consequence } = words[action]
  return {
    label,
    icon,
    tone: tone === 'danger' ? tone : undefined,
    consequence,
    whyNot: ({ runState }) => whyNotInstance(action, runState),
    run: ({ id }) => call(operation, { params: { instance: id } }),
    refreshes: action === 'delete' ? afterDelete : afterChange,
  }
}
