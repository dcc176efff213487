import { CirclePlus } from 'lucide-react'
import { confirm, toast } from '@plenum/ui'
import type { MenuEntry } from '@plenum/ui'
import type { BulkAction } from '../../list/bulk.ts'
import type { OwnRoles } from '../silo/roles-from.ts'
import { whyNotOperator } from '../silo/permission.ts'
import { addSled } from './adding.ts'
import type { NewSledRow } from './queries.ts'

interface Known {
  roles: OwnRoles | undefined
  /** Ids of sleds that are being set up, by their serials. */
  asked: ReadonlyMap<string, string>
}

const shown = { label: 'Add to rack', icon: <CirclePlus /> } as const
const forGood = 'It cannot be undone here: taking a sled out of the rack again is not part of this console.'

function whyNotAdd({ name }: NewSledRow, { roles, asked }: Known): string | undefined {
  return asked.has(name) ? 'It is being set up' : whyNotOperator('manageHardware', roles)
}

/** Makes a sled part of its rack, after asking. */
export function addEntry(row: NewSledRow, known: Known): MenuEntry {
  const { baseboard, cubby, name } = row
  return {
    ...shown,
    disabledReason: whyNotAdd(row, known),
    onAction: () =>
      confirm({
        title: 'Add sled to rack',
        confirmLabel: 'Add to rack',
        errorTitle: `Could not add ${name}`,
        body: (
          <>
            <p>
              Add <strong className="text-text">{name}</strong> ({baseboard.part}, slot {cubby}) to the rack?
            </p>
            <p>It is set up, which takes minutes, and then takes instances and disks. {forGood}</p>
          </>
        ),
        action: async () => {
          await addSled(row)
          toast({ tone: 'info', content: `${name} is being set up` })
        },
      }),
  }
}

export function addBulk(known: Known): BulkAction<NewSledRow> {
  return {
    ...shown,
    whyNot: (row) => whyNotAdd(row, known),
    consequence: `Each is set up, which takes minutes, and then takes instances and disks. ${forGood}`,
    run: addSled,
    refreshes: ['sledListUninitialized'],
  }
}
