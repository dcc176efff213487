import { Button, Message } from '@plenum/ui'

/** A list without entries is not the same as no list: nothing passes it. */
export function EmptyFilter({ noun, onRemove }: { noun: string; onRemove: () => void }) {
  return (
    <Message tone="notice">
      <p>This rule has an empty list of {noun}, so it matches nothing.</p>
      <Button size="sm" onPress={onRemove}>
        Match all {noun}
      </Button>
    </Message>
  )
}
