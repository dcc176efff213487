import { useNavigate, useSearch } from '@tanstack/react-router'
import { rangeSearch, zoomInto, zoomOut } from './range-search.ts'
import type { RangeSearch } from './range-search.ts'

/** What the URL says of the charts' time, and how to say something else. */
export function useRangeSearch(): { search: RangeSearch; change: (change: RangeSearch) => void } {
  const search = rangeSearch(useSearch({ strict: false, structuralSharing: false }))
  const navigate = useNavigate()
  const change = (next: RangeSearch) =>
    void navigate({ to: '.', search: (old) => ({ ...old, ...next }), resetScroll: false })
  return { search, change }
}

/** For a chart: dragging over it narrows the range of the page. */
export function useZoom() {
  const { search, change } = useRangeSearch()
  return {
    onZoom: (span: { start: Date; end: Date }) => change(zoomInto(search, span)),
    onZoomOut: search.zoomedFrom === undefined ? undefined : () => change(zoomOut(search)),
  }
}
