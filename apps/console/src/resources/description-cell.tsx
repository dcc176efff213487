import { Dash, Truncate } from '@plenum/ui'

/** A description in a table, which takes a second line before it takes room from the other columns. */
export function DescriptionCell({ text }: { text: string }) {
  if (text === '') return <Dash />
  return (
    <span className="whitespace-normal">
      <Truncate text={text} maxLength={48} />
    </span>
  )
}
