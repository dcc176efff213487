import { Button, cellLinkClass, Meter, Popover } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import { Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import { idColumn, nameColumn } from '../../list/columns.tsx'
import { shareOf } from '../../metrics/resource-counts.ts'
import { QuotaCellForm } from './cell-form.tsx'
import type { QuotaRow } from './of-silos.ts'
import { quotaResources, quotaText } from './quota-resources.ts'
import type { QuotaResource } from './quota-resources.ts'
import { Share } from './share.tsx'

/** Why somebody may not change the quotas of a silo. */
type WhyNot = (silo: QuotaRow) => string | undefined

interface QuotaCellProps {
  row: QuotaRow
  resource: QuotaResource
  whyNot: string | undefined
}

/** A quota, changed where it stands. */
function QuotaCell({ row, resource, whyNot }: QuotaCellProps) {
  const text = quotaText(row.quota[resource.id], resource)
  const name = `${resource.label} quota of ${row.name}`
  const look = { size: 'sm', variant: 'ghost', 'aria-label': `${name}: ${text}` } as const
  const shown = (
    <>
      <span className="tabular">{text}</span> <Pencil className="text-faint" />
    </>
  )
  if (whyNot !== undefined)
    return (
      <Button {...look} disabledReason={whyNot}>
        {shown}
      </Button>
    )
  return (
    <Popover label={name} trigger={<Button {...look}>{shown}</Button>}>
      {(close) => <QuotaCellForm row={row} resource={resource} close={close} />}
    </Popover>
  )
}

/** From here on, a meter draws attention to it. */
const NOTABLE = 66

function UsedCell({ row: { name, used, quota }, resource: { id, label } }: Pick<QuotaCellProps, 'row' | 'resource'>) {
  return (
    <Share used={used[id]} quota={quota[id]}>
      {(percent) => (
        <span className="flex items-center gap-2 sm:justify-end">
          {percent > NOTABLE && <Meter label={`${label} of ${name}`} percent={percent} isFocusable />}
          {Math.round(percent)}%
        </span>
      )}
    </Share>
  )
}

/** For each resource what a silo may have, in the unit that it is set in, and how much of it in percent is in use. */
export function quotaColumns(whyNot: WhyNot): readonly Column<QuotaRow>[] {
  return [
    nameColumn<QuotaRow>(({ name }) => (
      <Link to="/system/silos/$silo/quotas" params={{ silo: name }} className={cellLinkClass}>
        {name}
      </Link>
    )),
    ...quotaResources.flatMap((resource): Column<QuotaRow>[] => [
      {
        id: resource.id,
        header: `${resource.label} quota`,
        value: ({ quota }) => quota[resource.id],
        text: ({ quota }) => quotaText(quota[resource.id], resource),
        cell: (row) => (
          // Its text stands below the column's header.
          <span className="-ms-2.5">
            <QuotaCell row={row} resource={resource} whyNot={whyNot(row)} />
          </span>
        ),
      },
      {
        id: `${resource.id}-used`,
        header: `${resource.label} used`,
        align: 'end',
        value: ({ used, quota }) => shareOf(used[resource.id], quota[resource.id]),
        cell: (row) => <UsedCell row={row} resource={resource} />,
      },
    ]),
    idColumn(),
  ]
}
