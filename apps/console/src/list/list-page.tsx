import { Button, EmptyState, InfoPopover, nextSort, PageHeader, Table } from '@plenum/ui'
import type { Column, MenuEntry } from '@plenum/ui'
import { useLocation, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { PagePath } from '../shell/areas.ts'
import { usePageActions } from '../shell/page-actions.tsx'
import { planBulk } from './bulk.ts'
import type { BulkAction, BulkPlan } from './bulk.ts'
import { BulkBar } from './bulk-bar.tsx'
import { CreateLink } from './create-link.tsx'
import { counted } from './noun.ts'
import type { Noun } from './noun.ts'
import { Pages } from './pages.tsx'
import { readSort, writeSort } from './search.ts'
import { shownColumns } from './shown-columns.ts'
import type { ListSource } from './source.ts'
import { TabHeader } from './tab-header.tsx'
import { Toolbar } from './toolbar.tsx'
import { useList } from './use-list.ts'

const BulkDialog = lazy(() => import('./bulk-dialog.tsx'))

interface Named {
  id: string
  name: string
}

export interface ListPageProps<Row> {
  /** Names stored views and exported files: "disks". */
  id: string
  title: string
  noun: Noun
  icon: ReactNode
  /** What the things are for: said where there are none yet, and behind the button beside the title. */
  about: string
  /** The page or form that makes a new one; parameters of the list's own address are filled in. */
  create?: { label: string; to: PagePath; whyNot?: string | undefined } | undefined
  /** Why whoever looks may neither make one nor change several; `rowActions` say so themselves. */
  whyNot?: string | undefined
  /** More at the right of the title. */
  actions?: ReactNode
  source: ListSource<Row>
  columns: readonly Column<Row>[]
  rowActions: (row: Row) => readonly MenuEntry[]
  bulk?: readonly BulkAction<Row>[] | undefined
  poll?: ((rows: readonly Row[] | undefined) => number | false) | undefined
  /** Lies below the tabs of another page, whose title stays the page's. */
  isTab?: true | undefined
  /** Forms that open over the list. */
  children?: ReactNode
}

/** A list of named things: rows from the API, view in the URL. */
export function ListPage<Row extends Named>(props: ListPageProps<Row>) {
  const { id, title, noun, icon, about, create, whyNot, actions, source } = props
  const { columns, rowActions, bulk = [], poll } = props
  const list = useList({ source, columns, poll })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [plan, setPlan] = useState<BulkPlan>()
  const params = useParams({ strict: false })
  const view = useLocation({ select: ({ searchStr }) => searchStr })
  // Its forms open over the list, which stays as it was.
  const hasForms = props.children !== undefined
  const whyNotCreate = create?.whyNot ?? whyNot
  usePageActions(
    create && whyNotCreate === undefined
      ? [{ label: create.label, to: create.to, params, key: 'n', search: hasForms ? view : '' }]
      : [],
  )
  const changes = list.search.columns
  const shown = useMemo(() => shownColumns(columns, changes), [columns, changes])
  const shownOnes = useMemo(() => columns.filter((column) => shown.has(column.id)), [columns, shown])
  // What the filter hides is not selected, whatever was clicked before.
  const chosen = list.rows.filter((row) => selected.has(row.id))
  const createLink = create && (
    <CreateLink label={create.label} to={create.to} params={params} keepsView={hasForms} whyNot={whyNotCreate} />
  )
  const isFiltered = list.search.filter !== undefined
  const Header = props.isTab ? TabHeader : PageHeader
  const isBare = list.data !== undefined && list.loaded === 0 && !isFiltered && list.search.pageToken === undefined
  return (
    <>
      <Header
        title={title}
        icon={icon}
        info={<InfoPopover topic={noun.many} heading={title} summary={about} />}
        actions={
          <>
            {actions}
            {createLink}
          </>
        }
      />
      <section aria-label={title} className="flex flex-col gap-3">
        {!isBare && <Toolbar {...{ id, list, columns, shown }} />}
        <Table
          label={title}
          columns={shownOnes}
          rows={list.rows}
          isLoading={list.data === undefined}
          rowKey={(row) => row.id}
          rowName={(row) => row.name}
          rowActions={rowActions}
          sort={readSort(list.search.sort)}
          onSort={(columnId) =>
            list.setSearch(
              { sort: writeSort(nextSort(readSort(list.search.sort), columnId)), pageToken: undefined },
              false,
            )
          }
          selection={
            bulk.length > 0 ? { keys: new Set(chosen.map((row) => row.id)), onChange: setSelected } : undefined
          }
          empty={
            isFiltered ? (
              <EmptyState
                icon={icon}
                title={`No ${noun.many} match`}
                body={`None of ${counted(list.loaded, noun)} has all of what the filter asks for.`}
                action={<Button onPress={() => list.setFilter('')}>Clear filter</Button>}
              />
            ) : (
              <EmptyState icon={icon} title={`No ${noun.many}`} body={about} action={createLink} />
            )
          }
        />
        <Pages list={list} noun={noun} />
        {chosen.length > 0 && (
          <BulkBar
            count={counted(chosen.length, noun)}
            actions={bulk}
            disabledReason={whyNot}
            onRun={(action) => setPlan(planBulk(action, chosen, ({ name }) => name))}
            onClear={() => setSelected(new Set())}
          />
        )}
      </section>
      {plan && (
        <Suspense>
          <BulkDialog
            plan={plan}
            noun={noun}
            onCancel={() => setPlan(undefined)}
            onClose={() => {
              setPlan(undefined)
              setSelected(new Set())
            }}
          />
        </Suspense>
      )}
      {props.children}
    </>
  )
}
