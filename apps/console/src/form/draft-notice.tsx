import { Button, Message, RelativeTime } from '@plenum/ui'
import type { ResourceForm } from './use-resource-form.ts'

/** Offers what was left in this form before, or says that it is back. */
export function DraftNotice({ draft: { savedAt, isBack, restore, discard } }: Pick<ResourceForm, 'draft'>) {
  if (isBack)
    return (
      <Message tone="info" title="What you typed is back">
        Your session had ended before it was sent. Passwords and files have to be given again.
      </Message>
    )
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
