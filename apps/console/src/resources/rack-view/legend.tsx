import { Badge } from '@plenum/ui'

/** What the lamps of the picture mean. */
export function RackLegend() {
  return (
    <div className="flex flex-col gap-2 text-sm text-muted">
      <ul aria-label="What the lamps mean" className="m-0 flex list-none flex-wrap gap-x-5 gap-y-1.5 p-0">
        {(
          [
            ['ok', 'Provisionable'],
            ['notice', 'Not provisionable'],
            ['danger', 'Expunged'],
            ['info', 'New'],
          ] as const
        ).map(([tone, word]) => (
          <li key={word}>
            <Badge tone={tone}>{word}</Badge>
          </li>
        ))}
      </ul>
      <p>
        The bar is how much of its threads or memory is taken by instances, whichever is scarcer. Which slot a sled is
        in is known only while it is new: the others stand in the order of their serial numbers.
      </p>
    </div>
  )
}
