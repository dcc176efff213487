import { Tabs } from '@plenum/ui'
import type { KnownTimeseries } from './completion.ts'
import { LanguageHelp } from './language-help.tsx'
import { fleetPresets, projectPresets } from './presets.ts'
import { QueryList, RanQueries } from './query-list.tsx'
import { SchemaBrowser } from './schema-browser.tsx'
import type { ExplorerScope } from './scope.ts'

interface AsideProps {
  scope: ExplorerScope
  known: readonly KnownTimeseries[]
  ran: readonly string[]
  onChoose: (query: string) => void
  onInsert: (name: string) => void
  onInsertField: (name: string) => void
  onForget: () => void
}

/** Beside the editor: what to ask for, and how. */
export function Aside({ scope, known, ran, onChoose, onInsert, onInsertField, onForget }: AsideProps) {
  const presets = scope.of === 'fleet' ? fleetPresets : projectPresets
  return (
    <Tabs
      label="Help with queries"
      items={[
        { id: 'examples', label: 'Examples', content: <QueryList queries={presets} onChoose={onChoose} /> },
        { id: 'timeseries', label: 'Timeseries', content: <SchemaBrowser {...{ known, onInsert, onInsertField }} /> },
        {
          id: 'history',
          label: 'History',
          content: <RanQueries queries={ran} onChoose={onChoose} onClear={onForget} />,
        },
        { id: 'language', label: 'Language', content: <LanguageHelp /> },
      ]}
    />
  )
}
