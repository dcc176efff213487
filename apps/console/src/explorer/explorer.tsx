import { Button, InfoPopover, Keys, Message, PageHeader, Skeleton } from '@plenum/ui'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ChartSpline, Play } from 'lucide-react'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { meQuery } from '../shell/viewer.ts'
import { Answer } from './answer.tsx'
import { Aside } from './aside.tsx'
import type { EditorHandle } from './editor.tsx'
import { explorerSearch } from './explorer-search.ts'
import { knownTimeseriesQuery } from './known-timeseries.ts'
import { mistakeIn, refusedAt } from './mistakes.ts'
import { forgetQueries, keepQuery, ranQueries } from './query-history.ts'
import { answerQuery, scopeKey } from './scope.ts'
import type { ExplorerScope } from './scope.ts'

const Editor = lazy(() => import('./editor.tsx'))

/** Ask for any timeseries, and see the answer. */
export function Explorer({ scope }: { scope: ExplorerScope }) {
  const { query: asked, view = 'chart' } = explorerSearch(useSearch({ strict: false, structuralSharing: false }))
  const navigate = useNavigate()
  const { data: me } = useSuspenseQuery(meQuery)
  const { data: known } = useSuspenseQuery(knownTimeseriesQuery(scope))
  const answer = useQuery({ ...answerQuery(scope, asked), placeholderData: keepPreviousData })
  const [ran, setRan] = useState(() => ranQueries(me.id, scopeKey(scope)))
  const { text, setText } = useText(asked)
  const editor = useRef<EditorHandle>(null)
  const mistake = mistakeIn(text)
  const refused = useMemo(
    () => (answer.error && asked === text ? refusedAt(text, answer.error.message) : undefined),
    [answer.error, asked, text],
  )
  const run = () => {
    if (text.trim() === '' || mistake) return
    setRan(keepQuery(me.id, scopeKey(scope), text))
    if (text === asked) void answer.refetch()
    else void navigate({ to: '.', search: (old) => ({ ...old, query: text }), resetScroll: false })
  }
  const insert = (name: string) => {
    if (text.trim() === '') setText(`get ${name}\n  | filter timestamp > @now() - 1h`)
    else editor.current?.insert(name)
  }
  return (
    <>
      <PageHeader
        title="Metrics explorer"
        icon={<ChartSpline />}
        info={
          <InfoPopover
            topic="metrics"
            heading="Metrics explorer"
            summary="Ask for any timeseries in OxQL. Examples, all timeseries and the language itself are beside the editor. The address of the page holds the query, so it can be shared."
          />
        }
      />
      <div className="grid gap-x-6 gap-y-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-3">
          <Suspense fallback={<Skeleton className="h-36 w-full" />}>
            <Editor
              ref={editor}
              label="Query"
              value={text}
              onChange={setText}
              onRun={run}
              known={known}
              refused={refused}
            />
          </Suspense>
          <div className="flex flex-wrap items-center gap-3">
            <Button
              variant="primary"
              icon={<Play />}
              isPending={answer.isFetching}
              disabledReason={text.trim() === '' ? 'Write a query first' : mistake?.message}
              onPress={run}
            >
              Run query
            </Button>
            <span className="text-sm text-faint max-md:hidden">
              <Keys keys={['Mod', 'Enter']} />
            </span>
          </div>
          {answer.error && <Refusal error={answer.error} />}
          {answer.data && !answer.error && (
            <Answer
              answer={answer.data}
              known={known}
              view={view}
              onView={(next) =>
                void navigate({
                  to: '.',
                  search: (old) => ({ ...old, view: next === 'table' ? next : undefined }),
                  replace: true,
                  resetScroll: false,
                })
              }
            />
          )}
        </div>
        <aside aria-label="Help with queries" className="min-w-0">
          <Aside
            scope={scope}
            known={known}
            ran={ran}
            onChoose={setText}
            onInsert={insert}
            onInsertField={(name) => editor.current?.insert(name)}
            onForget={() => {
              forgetQueries(me.id, scopeKey(scope))
              setRan([])
            }}
          />
        </aside>
      </div>
    </>
  )
}

/** What stands in the editor; another query in the URL (Back, a link) replaces it. */
function useText(asked: string | undefined) {
  const [text, setText] = useState(asked ?? '')
  const [known, setKnown] = useState(asked)
  if (known !== asked) {
    setKnown(asked)
    setText(asked ?? '')
  }
  return { text, setText }
}

function Refusal({ error }: { error: Error }) {
  const isRefused = error instanceof ApiError && error.status === 400
  return (
    <Message tone="danger" title={isRefused ? 'The query was refused' : 'The query could not be run'} isAnnounced>
      {/* A caret stands under the place. */}
      <pre className="m-0 overflow-x-auto font-mono text-xs whitespace-pre-wrap">{error.message}</pre>
    </Message>
  )
}
