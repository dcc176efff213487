import { Button } from '@plenum/ui'

interface QueryListProps {
  queries: readonly { label?: string | undefined; query: string }[]
  onChoose: (query: string) => void
}

/** Queries to take over into the editor. */
export function QueryList({ queries, onChoose }: QueryListProps) {
  return (
    <ul className="flex flex-col gap-1">
      {queries.map(({ label, query }) => (
        <li key={query}>
          <button
            type="button"
            onClick={() => onChoose(query)}
            className="flex w-full cursor-pointer flex-col gap-0.5 rounded-control px-2 py-1.5 text-start hover:bg-surface-hover"
          >
            {label !== undefined && <span className="text-base text-text">{label}</span>}
            <span className="line-clamp-3 font-mono text-xs wrap-anywhere text-muted">{query}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

interface RanQueriesProps {
  queries: readonly string[]
  onChoose: (query: string) => void
  onClear: () => void
}

/** What was asked before, in this browser. */
export function RanQueries({ queries, onChoose, onClear }: RanQueriesProps) {
  if (queries.length === 0)
    return <p className="text-sm text-muted">Queries that you run are kept here, in this browser only.</p>
  return (
    <div className="flex flex-col gap-2">
      <QueryList queries={queries.map((query) => ({ query }))} onChoose={onChoose} />
      <div>
        <Button size="sm" variant="ghost" onPress={onClear}>
          Clear history
        </Button>
      </div>
    </div>
  )
}
