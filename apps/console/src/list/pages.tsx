import { Button, Pagination } from '@plenum/ui'
import { counted } from './noun.ts'
import type { Noun } from './noun.ts'
import { PAGE_SIZE } from './source.ts'
import type { List } from './use-list.ts'

/** Tokens lead forward only; which page led to a token is remembered here. */
const previousOf = new Map<string, string | undefined>()

/** Under the rows: how many there are, and the way to the others; nothing where all there is is on screen. */
export function Pages<Row>({ list, noun }: { list: List<Row>; noun: Noun }) {
  const { search, setSearch, data, rows, loaded, hasMore, isWhole, isSortedHere } = list
  if (!data) return null
  const { pageToken } = search
  if (isWhole) {
    return (
      <Note>
        {rows.length === loaded ? counted(loaded, noun) : `${rows.length.toLocaleString()} of ${counted(loaded, noun)}`}
        {hasMore && ' loaded; there are more than one list can hold'}
        {search.all && (
          <Button size="sm" variant="ghost" onPress={() => setSearch({ all: undefined })}>
            Show pages
          </Button>
        )}
      </Note>
    )
  }
  if (pageToken === undefined && !hasMore) return null
  const toNext = () => {
    const token = data.nextPage
    if (!token) return
    previousOf.set(token, pageToken)
    setSearch({ pageToken: token })
  }
  return (
    <>
      {isSortedHere && (
        <Note>
          Only the {counted(loaded, noun)} of this page {loaded === 1 ? 'is' : 'are'} in this order.
          <Button size="sm" onPress={() => setSearch({ all: true, pageToken: undefined }, false)}>
            Load all
          </Button>
        </Note>
      )}
      <Pagination
        pageSize={PAGE_SIZE}
        isPending={list.isPlaceholderData}
        hasPrevious={pageToken !== undefined}
        hasNext={hasMore}
        // The first page, also when nobody remembers which one led here.
        onPrevious={() => setSearch({ pageToken: pageToken === undefined ? undefined : previousOf.get(pageToken) })}
        onNext={toNext}
      />
    </>
  )
}

function Note({ children }: { children: React.ReactNode }) {
  return <p className="flex flex-wrap items-center gap-2 text-sm text-muted">{children}</p>
}
