import type { TimeseriesQueryResult } from '@plenum/api'
import { toWire } from '@plenum/api/wire'
import { Button, ChartGroup, EmptyState, fileName, Menu, saveFile, SegmentedControl } from '@plenum/ui'
import { ChartLine, Download } from 'lucide-react'
import { AnswerCharts } from './answer-charts.tsx'
import { csvOfTable } from './answer-rows.ts'
import { AnswerTable } from './answer-table.tsx'
import type { KnownTimeseries } from './completion.ts'

export type AnswerView = 'chart' | 'table'

const views = [
  { value: 'chart', label: 'Charts' },
  { value: 'table', label: 'Table' },
] as const

interface AnswerProps {
  answer: TimeseriesQueryResult
  known: readonly KnownTimeseries[]
  view: AnswerView
  onView: (view: AnswerView) => void
}

/** What came back: pictures or rows, and files of them. */
export function Answer({ answer, known, view, onView }: AnswerProps) {
  const tables = answer.tables.filter(({ timeseries }) => Object.keys(timeseries).length > 0)
  if (tables.length === 0) {
    return (
      <EmptyState
        icon={<ChartLine />}
        title="No timeseries"
        body="Nothing matches the query in that time. Another filter or a longer time may."
      />
    )
  }
  const count = tables.reduce((sum, { timeseries }) => sum + Object.keys(timeseries).length, 0)
  const downloads = [
    ...tables.map((table) => ({
      label: tables.length > 1 ? `CSV of ${table.name}` : 'CSV',
      onAction: () => saveFile(fileName(table.name, 'csv'), new Blob([csvOfTable(table)], { type: 'text/csv' })),
    })),
    {
      label: 'JSON',
      onAction: () =>
        saveFile(
          'answer.json',
          new Blob([`${JSON.stringify(toWire(answer), undefined, 2)}\n`], { type: 'application/json' }),
        ),
    },
  ]
  return (
    <section aria-label="Answer" className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <output className="text-sm text-muted">
          {count === 1 ? '1 timeseries' : `${count.toLocaleString()} timeseries`}
        </output>
        <div className="ms-auto flex items-center gap-2">
          <SegmentedControl label="View of the answer" options={views} value={view} onChange={onView} />
          <Menu label="Download" trigger={<Button icon={<Download />}>Download</Button>} items={downloads} />
        </div>
      </div>
      <ChartGroup>
        {tables.map((table, index) =>
          view === 'chart' ? (
            <AnswerCharts key={`${index} ${table.name}`} table={table} known={known} />
          ) : (
            <AnswerTable key={`${index} ${table.name}`} table={table} />
          ),
        )}
      </ChartGroup>
    </section>
  )
}
