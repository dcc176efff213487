import { Lamp } from '@plenum/ui'
import type { Switch } from '@plenum/api'
import { Link } from '@tanstack/react-router'
import type { SledLoad } from '../sled/load.ts'
import type { NewSledRow, SledRow } from '../sled/queries.ts'
import type { RackLayout, Slot } from './layout.ts'
import { EmptySlot, NewSledSlot, SledSlot } from './slots.tsx'

interface PictureProps {
  layout: RackLayout<SledRow, NewSledRow>
  switches: readonly Switch[]
  loads: ReadonlyMap<string, SledLoad>
}

type SlotProps = { slots: readonly Slot<SledRow, NewSledRow>[]; loads: ReadonlyMap<string, SledLoad>; label: string }

function Slots({ slots, loads, label }: SlotProps) {
  return (
    <ul aria-label={label} className="m-0 grid list-none grid-cols-2 gap-1 p-0">
      {slots.map((slot, index) => {
        switch (slot.kind) {
          case 'sled':
            return <SledSlot key={slot.sled.id} sled={slot.sled} load={loads.get(slot.sled.id)} />
          case 'new':
            return <NewSledSlot key={slot.sled.id} sled={slot.sled} />
          case 'empty':
            // Nothing tells empty slots apart but where they are.
            // oxlint-disable-next-line react/no-array-index-key
            return <EmptySlot key={`empty-${index}`} />
        }
      })}
    </ul>
  )
}

/** Ports, as one sees them from the front: decoration, the link says what it is. */
function Ports() {
  return (
    <span aria-hidden="true" className="ms-auto flex gap-[3px] overflow-hidden max-sm:hidden">
      {Array.from({ length: 16 }, (_, port) => (
        <span key={port} className="h-2 w-2.5 shrink-0 rounded-[2px] bg-surface-hover ring-1 ring-line ring-inset" />
      ))}
    </span>
  )
}

function Switches({ switches }: { switches: readonly Switch[] }) {
  return (
    <ul aria-label="Switches" className="m-0 my-2 flex list-none flex-col gap-1 p-0">
      {switches.map(({ id, baseboard }) => (
        <li key={id}>
          <Link
            to="/system/inventory/switches/$switchId"
            params={{ switchId: id }}
            className="flex h-8 items-center gap-2.5 rounded-mark border border-line bg-surface-sunken px-2.5 text-xs text-text no-underline transition-colors hover:border-line-strong max-md:h-11"
          >
            <Lamp tone="idle" />
            <span className="font-mono">{baseboard.serial}</span>
            <span className="text-faint">switch</span>
            <Ports />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The front of a rack. Each part of it leads to its page. */
export function RackPicture({ layout, switches, loads }: PictureProps) {
  return (
    <div className="rounded-modal border border-line-strong bg-surface-raised p-3 sm:p-4">
      <Slots label="Sleds above the switches" slots={layout.above} loads={loads} />
      <Switches switches={switches} />
      <Slots label="Sleds below the switches" slots={layout.below} loads={loads} />
    </div>
  )
}
