import { Badge, cellLinkClass, DateTime, EmptyState, Table } from '@plenum/ui'
import type { Column, MenuEntry } from '@plenum/ui'
import { capitalise } from '@plenum/api/errors'
import { inFirewallOrder } from '@plenum/api/firewall-evaluation'
import type { VpcFirewallRule } from '@plenum/api'
import { Link, useNavigate } from '@tanstack/react-router'
import { ArrowDown, ArrowUp, CircleCheck, CirclePause, Copy, Pencil, ShieldCheck, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { BulkBar } from '../../list/bulk-bar.tsx'
import { counted } from '../../list/noun.ts'
import { copyId } from '../copy-id.tsx'
import { useProjectWrites } from '../project/writes.ts'
import type { VpcParams } from '../vpc/queries.ts'
import { Filters, Targets } from './badges.tsx'
import { deletionOf, moveOf, switchTo } from './list-changes.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import type { PlannedChange } from './review-dialog.tsx'

const columns = (at: VpcParams): readonly Column<VpcFirewallRule>[] => [
  {
    id: 'name',
    header: 'Name',
    isPrimary: true,
    cell: ({ name }) => (
      <Link
        to="/projects/$project/vpcs/$vpc/firewall-rules/$rule/edit"
        params={{ ...at, rule: name }}
        className={`${cellLinkClass} inline-block wrap-anywhere sm:min-w-32`}
      >
        {name}
      </Link>
    ),
  },
  { id: 'priority', header: 'Priority', align: 'end', width: '5rem', cell: ({ priority }) => priority },
  {
    id: 'action',
    header: 'Action',
    width: '6rem',
    cell: ({ action }) => <Badge tone={action === 'allow' ? 'ok' : 'danger'}>{capitalise(action)}</Badge>,
  },
  { id: 'direction', header: 'Direction', width: '6rem', cell: ({ direction }) => capitalise(direction) },
  { id: 'targets', header: 'Targets', cell: (rule) => <Targets targets={rule.targets} /> },
  { id: 'filters', header: 'Filters', cell: (rule) => <Filters filters={rule.filters} /> },
  {
    id: 'status',
    header: 'Status',
    width: '7rem',
    cell: ({ status }) => <Badge tone={status === 'enabled' ? 'ok' : 'notice'}>{capitalise(status)}</Badge>,
  },
  {
    id: 'created',
    header: 'Created',
    width: '12rem',
    cell: ({ timeCreated }) => <DateTime date={timeCreated} />,
  },
]

const switches = {
  enabled: { label: 'Enable', icon: <CircleCheck /> },
  disabled: { label: 'Disable', icon: <CirclePause /> },
} as const

interface RulesTableProps {
  at: VpcParams
  rules: readonly VpcFirewallRule[]
  /** The way to the form, where there are none yet. */
  create: ReactNode
}

/** The rules of a VPC in the order in which they are asked, and all that can be done to them from there. */
export function RulesTable({ at, rules, create }: RulesTableProps) {
  const navigate = useNavigate()
  const writes = useProjectWrites(at.project)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [change, setChange] = useState<PlannedChange>()
  const ordered = inFirewallOrder(rules)
  const chosen = ordered.filter(({ name }) => selected.has(name))

  const move = (rule: VpcFirewallRule, by: -1 | 1): MenuEntry => {
    const planned = moveOf(rules, rule.name, by)
    return {
      label: by === -1 ? 'Move up' : 'Move down',
      icon: by === -1 ? <ArrowUp /> : <ArrowDown />,
      disabledReason: planned ? undefined : `It is the ${by === -1 ? 'first' : 'last'} already`,
      onAction: () => setChange(planned),
    }
  }
  const rowActions = (rule: VpcFirewallRule): MenuEntry[] => {
    const params = { ...at, rule: rule.name }
    const other = rule.status === 'enabled' ? 'disabled' : 'enabled'
    const changes: MenuEntry[] = [
      {
        label: 'Edit',
        icon: <Pencil />,
        onAction: () => void navigate({ to: '/projects/$project/vpcs/$vpc/firewall-rules/$rule/edit', params }),
      },
      {
        label: 'Clone',
        icon: <Copy />,
        onAction: () => void navigate({ to: '/projects/$project/vpcs/$vpc/firewall-rules-new/$rule', params }),
      },
      { ...switches[other], startsGroup: true, onAction: () => setChange(switchTo(other, [rule])) },
      move(rule, -1),
      move(rule, 1),
      {
        label: 'Delete',
        icon: <Trash2 />,
        tone: 'danger',
        startsGroup: true,
        onAction: () => setChange(deletionOf([rule])),
      },
    ]
    return [copyId(rule.id), ...writes.entries(...changes)]
  }
  const bulk = [
    ...(['enabled', 'disabled'] as const).flatMap((status) =>
      chosen.some((rule) => rule.status !== status)
        ? { ...switches[status], plan: (some: VpcFirewallRule[]) => switchTo(status, some) }
        : [],
    ),
    { label: 'Delete', icon: <Trash2 />, tone: 'danger' as const, plan: deletionOf },
  ]
  const moveByKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (writes.whyNot !== undefined || !event.altKey || by === undefined || !(event.target instanceof HTMLElement))
      return
    const rule = ordered[Number(event.target.closest('tr')?.dataset['index'])]
    if (!rule) return
    event.preventDefault()
    setChange(moveOf(rules, rule.name, by === -1 ? -1 : 1))
  }
  return (
    <>
      <div role="presentation" onKeyDown={moveByKey}>
        <Table
          label="Firewall rules"
          columns={columns(at)}
          rows={ordered}
          rowKey={({ name }) => name}
          rowActions={rowActions}
          selection={{ keys: new Set(chosen.map(({ name }) => name)), onChange: setSelected }}
          empty={
            <EmptyState
              icon={<ShieldCheck />}
              title="No firewall rules"
              body="Without rules nothing comes in, and everything may go out."
              action={create}
            />
          }
        />
      </div>
      {chosen.length > 0 && (
        <BulkBar
          count={counted(chosen.length, { one: 'rule', many: 'rules' })}
          actions={bulk}
          disabledReason={writes.whyNot}
          onRun={({ plan }) => setChange(plan(chosen))}
          onClear={() => setSelected(new Set())}
        />
      )}
      {change && (
        <ReviewDialog
          at={at}
          rules={rules}
          change={change}
          onClose={(isDone) => {
            setChange(undefined)
            if (isDone) setSelected(new Set())
          }}
        />
      )}
    </>
  )
}
