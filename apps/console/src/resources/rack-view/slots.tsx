import { Lamp } from '@plenum/ui'
import { Link } from '@tanstack/react-router'
import { loadText, loadTone } from '../sled/load-cell.tsx'
import type { SledLoad } from '../sled/load.ts'
import type { NewSledRow, SledRow } from '../sled/queries.ts'
import { sledLook } from './look.ts'

const slotClass =
  'relative flex h-8 min-w-0 items-center gap-2.5 overflow-hidden rounded-mark border bg-surface px-2.5 text-xs no-underline transition-colors max-md:h-11'

const fills = { accent: 'bg-accent', notice: 'bg-notice', danger: 'bg-danger' } as const

function Fill({ tone, percent }: { tone: keyof typeof fills; percent: number }) {
  return (
    <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-[3px] bg-surface-hover">
      <span className={`block h-full ${fills[tone]}`} style={{ width: `${percent}%` }} />
    </span>
  )
}

export function SledSlot({ sled, load }: { sled: SledRow; load: SledLoad | undefined }) {
  const { tone, word } = sledLook(sled)
  const name = [sled.name, word, ...(load ? [loadText(sled, load)] : [])].join(', ')
  return (
    <li className="min-w-0">
      <Link
        to="/system/inventory/sleds/$sledId/instances"
        params={{ sledId: sled.id }}
        title={name}
        className={`${slotClass} border-line text-text hover:border-line-strong hover:bg-surface-hover`}
      >
        <Lamp tone={tone} />
        <span className="truncate font-mono">{sled.name}</span>
        {load && (
          <span aria-hidden="true" className="ms-auto text-muted tabular">
            {Math.round(load.percent)}%
          </span>
        )}
        {load && <Fill tone={loadTone(load)} percent={load.percent} />}
      </Link>
    </li>
  )
}

export function NewSledSlot({ sled }: { sled: NewSledRow }) {
  return (
    <li className="min-w-0">
      <Link
        to="/system/inventory/new-sleds"
        title={`${sled.name}, new, slot ${sled.cubby}`}
        className={`${slotClass} border-dashed border-line-strong text-text hover:bg-surface-hover`}
      >
        <Lamp tone="info" />
        <span className="truncate font-mono">{sled.name}</span>
        <span aria-hidden="true" className="ms-auto text-muted">
          new
        </span>
      </Link>
    </li>
  )
}

export function EmptySlot() {
  return <li aria-label="Empty slot" className="h-8 rounded-mark border border-line bg-surface-sunken max-md:h-11" />
}
