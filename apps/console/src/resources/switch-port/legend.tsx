import { Badge } from '@plenum/ui'

/** What the lamps of the faces mean. */
export function PortLegend() {
  return (
    <ul
      aria-label="What the lamps mean"
      className="m-0 flex list-none flex-wrap gap-x-5 gap-y-1.5 p-0 text-sm text-muted"
    >
      <li>
        <Badge tone="ok">Link up</Badge>
      </li>
      <li>
        <Badge tone="danger">Link down</Badge>
      </li>
      <li className="inline-flex items-center gap-2">
        <span aria-hidden="true" className="h-1 w-3 rounded-full bg-line" />
        Not configured
      </li>
    </ul>
  )
}
