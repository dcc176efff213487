import { Pagination } from '@plenum/ui'
import { useNavigate } from '@tanstack/react-router'
import { PAGE_SIZE, previousPage, rememberPrevious } from '../api/pages.ts'

interface ListPagesProps {
  /** Of the page that is shown; undefined is the first. */
  pageToken: string | undefined
  nextPage: string | null | undefined
  isPending: boolean
}

/** Previous and next under a list whose page is in the URL; nothing when there is just one page. */
export function ListPages({ pageToken, nextPage, isPending }: ListPagesProps) {
  const navigate = useNavigate()
  if (pageToken === undefined && !nextPage) return null
  const go = (token: string | undefined) =>
    void navigate({ to: '.', search: token === undefined ? {} : { pageToken: token } })
  return (
    <Pagination
      pageSize={PAGE_SIZE}
      isPending={isPending}
      hasPrevious={pageToken !== undefined}
      hasNext={Boolean(nextPage)}
      onPrevious={() => pageToken !== undefined && go(previousPage(pageToken))}
      onNext={() => {
        if (!nextPage) return
        rememberPrevious(nextPage, pageToken)
        go(nextPage)
      }}
    />
  )
}
