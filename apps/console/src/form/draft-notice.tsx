import { Button, Message, RelativeTime } from '@plenum/ui'
import type { ResourceForm } from './use-resource-form.ts'

/** Offers what was left in this form before. */
export function DraftNotice({ draft: { savedAt, restore, discard } }: Pick<ResourceForm, 'draft'>) {
  if (!savedAt) return null
  return (
    <Message tone="info" title="There is an unfinished draft">
      <p>
        This form was left <RelativeTime date={savedAt} isFocusable /> without being sent.
      </p>
      <div className="mt-2 flex gap-2">
        <Button size="sm" onPress={restore}>
          Restore
        </Button>
        <Button size="sm" variant="ghost" onPress={discard}>
          Discard
        </Button>
      </div>
    </Message>
  )
}
