import { cx, Lamp } from '@plenum/ui'
import { isTransitional } from '@plenum/api/instance-rules'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { instanceTones } from '../instance/state-badge.tsx'
import { sizes } from './arrangement.ts'
import { pictureLinkClass } from './box.tsx'
import type { MemberRow } from './groups.ts'
import type { Member } from './model.ts'
import { externalIpsQuery } from './queries.ts'

interface RowProps {
  project: string
  isActive: boolean
  onPoint: (isPointed: boolean) => void
}

/** Hover and focus alike. */
function pointing(onPoint: RowProps['onPoint']) {
  return {
    onPointerEnter: () => onPoint(true),
    onPointerLeave: () => onPoint(false),
    onFocus: () => onPoint(true),
    onBlur: () => onPoint(false),
  }
}

/** An interface: whose it is, its address inside, and the addresses outside. */
export function MemberLine({ project, member, isInGroup, ...row }: RowProps & { member: Member; isInGroup: boolean }) {
  const { nic, instance, state, floatingIps } = member
  const { data: external } = useQuery({ ...externalIpsQuery(nic.instanceId), enabled: nic.primary })
  const ephemeral = external?.items.find(({ kind }) => kind === 'ephemeral')
  const [floating, ...others] = floatingIps
  return (
    <li
      style={{ height: sizes.row }}
      className={cx(
        'relative flex items-center gap-2 pe-3',
        isInGroup ? 'ps-7' : 'ps-3',
        row.isActive && 'bg-accent-subtle',
      )}
      {...pointing(row.onPoint)}
    >
      <Lamp tone={state ? instanceTones[state] : 'idle'} isPulsing={state !== undefined && isTransitional(state)} />
      {/* The lamp is never alone. */}
      <span className="sr-only">{state}</span>
      <span className="min-w-0 grow text-sm" title={state}>
        <span className="block truncate leading-6">
          <Link
            to="/projects/$project/instances/$instance/networking"
            params={{ project, instance }}
            // The whole row is the target.
            className={`${pictureLinkClass} after:absolute after:inset-0`}
          >
            {instance}
          </Link>
          {!nic.primary && <span className="text-xs text-faint"> {nic.name}</span>}
        </span>
        <span className="-mt-1 block truncate font-mono text-xs text-muted">{nic.ip}</span>
      </span>
      <span className="flex max-w-36 flex-col items-end text-xs text-muted">
        {floating && (
          <Link
            to="/projects/$project/floating-ips/$floatingIp/edit"
            params={{ project, floatingIp: floating.name }}
            className={`${pictureLinkClass} relative font-mono`}
            title={`Floating IP ${floating.name}`}
          >
            {floating.ip}
            {others.length > 0 && ` +${others.length}`}
          </Link>
        )}
        {ephemeral && (
          <span className={cx('max-w-full truncate font-mono text-faint', floating && '-mt-1')} title="Ephemeral IP">
            {ephemeral.ip}
          </span>
        )}
      </span>
    </li>
  )
}

interface GroupLineProps extends RowProps {
  group: Extract<MemberRow, { type: 'group' }>
  onToggle: () => void
}

/** Instances of like names in one line, which opens and closes. */
export function GroupLine({ group, onToggle, ...row }: GroupLineProps) {
  const { label, members, isOpen } = group
  const running = members.filter(({ state }) => state === 'running').length
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if ((key === 'ArrowRight' && !isOpen) || (key === 'ArrowLeft' && isOpen)) onToggle()
  }
  return (
    <li style={{ height: sizes.row }} {...pointing(row.onPoint)}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        onKeyDown={onKeyDown}
        className={cx(
          'flex h-full w-full items-center gap-1.5 px-2 text-start text-sm -outline-offset-2 hover:bg-surface-hover',
          row.isActive && 'bg-accent-subtle',
        )}
      >
        <ChevronRight aria-hidden="true" className={cx('size-4 shrink-0 text-faint', isOpen && 'rotate-90')} />
        <span className="min-w-0 grow truncate">{label}</span>
        <span className="text-xs text-muted tabular">
          {members.length.toLocaleString()} instances, {running.toLocaleString()} running
        </span>
      </button>
    </li>
  )
}
