import { ChartLine, Copy, FileSpreadsheet, Image, Table2 } from 'lucide-react'
import { useRef, useState, type RefObject } from 'react'
import { Card } from '../card.tsx'
import { copyText } from '../copy-text.ts'
import type { MenuEntry } from '../menu.tsx'
import { RowActions } from '../row-actions.tsx'
import { toast } from '../toast-queue.ts'
import { ChartBody, useLastData, type ChartProps, type ChartView } from './chart-body.tsx'
import { chartCsv } from './chart-csv.ts'
import { hasSamples, type ChartData } from './chart-data.ts'
import { chartPicture } from './chart-picture.ts'
import type { Painted } from './plot-area.tsx'
import { fileName, saveFile } from './save-file.ts'
import { ZoomOutButton } from './time-chart.tsx'

export interface ChartCardProps extends Omit<ChartProps, 'label'> {
  title: string
  /** Beside the title, muted: a unit, a state. */
  detail?: string | undefined
  /** A sentence on what is measured. */
  description?: string | undefined
  /** The text behind "Copy query". */
  query?: string | undefined
  /** Further entries of the menu, before the kit's. */
  menuItems?: readonly MenuEntry[] | undefined
}

/** A chart with its heading and a menu: the query, the numbers as CSV or as a table, the picture as PNG. */
export function ChartCard({ title, detail, description, query, menuItems = [], ...props }: ChartCardProps) {
  const [view, setView] = useState<ChartView>('chart')
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const painted = useRef<Painted>(null)
  const data = useLastData(props.data)
  const nothing = data && hasSamples(data) ? undefined : 'There are no samples'
  const items: readonly MenuEntry[] = [
    ...menuItems,
    ...(query === undefined ? [] : [{ label: 'Copy query', icon: <Copy />, onAction: () => void copyQuery(query) }]),
    {
      label: 'Download CSV',
      icon: <FileSpreadsheet />,
      disabledReason: nothing,
      onAction: () =>
        data && saveFile(fileName(title, 'csv'), new Blob([chartCsv(data, props.unit)], { type: 'text/csv' })),
    },
    {
      label: 'Download PNG',
      icon: <Image />,
      disabledReason: nothing ?? (view === 'table' ? 'Show the chart first' : undefined),
      onAction: () => data && savePicture(painted, { title, detail: detail ?? '' }, data, hidden),
    },
    view === 'chart'
      ? {
          label: 'Show as table',
          icon: <Table2 />,
          startsGroup: true,
          disabledReason: nothing,
          onAction: () => setView('table'),
        }
      : { label: 'Show as chart', icon: <ChartLine />, startsGroup: true, onAction: () => setView('chart') },
  ]
  return (
    <Card
      title={title}
      detail={detail}
      actions={
        <>
          {props.onZoomOut && <ZoomOutButton onPress={props.onZoomOut} />}
          <RowActions label={`Actions for ${title}`} items={items} />
        </>
      }
    >
      {description !== undefined && <p className="-mt-1 pb-2 text-sm text-muted">{description}</p>}
      <ChartBody {...props} {...{ data, view, hidden }} label={title} onHide={setHidden} ref={painted} />
    </Card>
  )
}

async function copyQuery(query: string): Promise<void> {
  if (await copyText(query)) toast({ tone: 'success', content: 'Query copied' })
  else toast({ tone: 'error', title: 'Could not copy', content: query })
}

function savePicture(
  painted: RefObject<Painted | null>,
  heading: { title: string; detail: string },
  data: ChartData,
  hidden: ReadonlySet<string>,
): void {
  const paint = painted.current?.painted()
  if (!paint) return
  const legend = data.series.map((series, index) => ({ series, index })).filter(({ series }) => !hidden.has(series.id))
  const picture = chartPicture(paint, { ...heading, legend: data.series.length > 1 ? legend : [] })
  picture.toBlob((content) => content && saveFile(fileName(heading.title, 'png'), content))
}
