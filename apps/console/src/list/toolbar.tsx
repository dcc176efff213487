import {
  Button,
  CheckMenu,
  FilterBox,
  Menu,
  saveFile,
  Tooltip,
  useMinimumPending,
  useNow,
  formatElapsed,
} from '@plenum/ui'
import type { Column } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { Columns3, Download, RefreshCw } from 'lucide-react'
import { toCsv, toJson } from './export.ts'
import { parseFilter, readTerm } from './filter.ts'
import { columnChanges } from './shown-columns.ts'
import type { List } from './use-list.ts'
import { ViewsMenu } from './views-menu.tsx'

export interface ToolbarProps<Row> {
  /** Names stored views and exported files. */
  id: string
  list: List<Row>
  columns: readonly Column<Row>[]
  shown: ReadonlySet<string>
}

/** Above the rows: filter, age, columns, views, export. */
export function Toolbar<Row>({ id, list, columns, shown }: ToolbarProps<Row>) {
  const { rows, setSearch } = list
  const visible = columns.filter((column) => shown.has(column.id))
  return (
    <div className="flex items-center gap-1 max-sm:flex-wrap">
      <ListFilter list={list} columns={columns} />
      <div className="ms-auto flex items-center">
        <Refresh list={list} />
        <CheckMenu
          label="Columns"
          trigger={<Button variant="ghost" size="sm" isIconOnly aria-label="Columns" icon={<Columns3 />} />}
          items={columns.flatMap(({ id: columnId, header, isPrimary }) =>
            isPrimary ? [] : { id: columnId, label: header },
          )}
          chosen={shown}
          onChange={(chosen) => setSearch({ columns: columnChanges(columns, chosen) }, false)}
        />
        <ViewsMenu id={id} list={list} />
        <Menu
          label="Export"
          trigger={<Button variant="ghost" size="sm" isIconOnly aria-label="Export" icon={<Download />} />}
          items={[
            {
              label: 'CSV of the rows listed',
              onAction: () => saveFile(`${id}.csv`, new Blob([toCsv(rows, visible)], { type: 'text/csv' })),
            },
            {
              label: 'JSON of the rows listed',
              onAction: () => saveFile(`${id}.json`, new Blob([toJson(rows)], { type: 'application/json' })),
            },
          ]}
        />
      </div>
    </div>
  )
}

function compose(chips: readonly string[], words: string): string {
  return [...chips, words].join(' ').trimStart()
}

/** Parts that name a column are chips; the others stay words in the box. */
function ListFilter<Row>({ list: { filter, setFilter }, columns }: Pick<ToolbarProps<Row>, 'list' | 'columns'>) {
  const parts = parseFilter(filter)
  // The part that is being typed stays in the box.
  const isOpen = filter !== '' && !/\s$/.test(filter)
  const isChip = (part: string, index: number) =>
    readTerm(part, columns).field !== undefined && !(isOpen && index === parts.length - 1)
  const chips = parts.filter(isChip)
  const words = parts.filter((part, index) => !isChip(part, index)).join(' ')
  const text = isOpen || words === '' ? words : `${words} `
  const example = columns.find(({ isPrimary, value }) => !isPrimary && value)
  return (
    <FilterBox
      label="Filter"
      placeholder={example ? `Filter, as in ${example.id}:…` : 'Filter'}
      text={text}
      onTextChange={(next) => setFilter(compose(chips, next))}
      onCommit={() => parts.length > 0 && isOpen && setFilter(`${filter} `)}
      chips={chips}
      onRemove={(index) => setFilter(compose(chips.toSpliced(index, 1), text))}
      onClear={() => setFilter('')}
    />
  )
}

function Refresh<Row>({ list: { asked } }: { list: List<Row> }) {
  // The list itself asks; this one only looks.
  const { refetch, isFetching, dataUpdatedAt } = useQuery({ ...asked, enabled: false })
  const age = useNow((now) => formatElapsed(dataUpdatedAt, Math.max(now, dataUpdatedAt)))
  const isBusy = useMinimumPending(isFetching)
  return (
    <Tooltip content={`Updated ${age} ago`}>
      <Button
        variant="ghost"
        size="sm"
        isIconOnly
        aria-label="Refresh data"
        icon={<RefreshCw className={isBusy ? 'animate-spin' : undefined} />}
        onPress={() => void refetch()}
      />
    </Tooltip>
  )
}
