import { Button } from './button.tsx'
import { Spinner } from './spinner.tsx'
import { useMinimumPending } from './use-minimum-pending.ts'

export interface PaginationProps {
  pageSize: number
  hasPrevious: boolean
  hasNext: boolean
  onPrevious: () => void
  onNext: () => void
  /** The next page is on its way. */
  isPending?: boolean | undefined
}

export function Pagination({ pageSize, hasPrevious, hasNext, onPrevious, onNext, isPending = false }: PaginationProps) {
  const isBusy = useMinimumPending(isPending)
  return (
    <nav aria-label="Pagination" className="flex items-center gap-2 text-sm text-faint">
      <span className="me-auto flex items-center gap-2">
        Rows per page
        <span className="rounded-mark border border-line px-1.5 py-px text-muted tabular">{pageSize}</span>
        {isBusy && <Spinner />}
      </span>
      <Button size="sm" disabledReason={hasPrevious ? undefined : 'This is the first page'} onPress={onPrevious}>
        Previous
      </Button>
      <Button size="sm" disabledReason={hasNext ? undefined : 'This is the last page'} onPress={onNext}>
        Next
      </Button>
    </nav>
  )
}
