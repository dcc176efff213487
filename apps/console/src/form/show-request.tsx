import { Button, Tooltip } from '@plenum/ui'
import { Code } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { DescribedCall, ResourceForm } from './use-resource-form.ts'

const RequestDialog = lazy(() => import('./request-dialog.tsx'))

/** Shows the call that the form would make as it stands. */
export function ShowRequest({ form }: { form: Pick<ResourceForm, 'describe'> }) {
  const [shown, setShown] = useState<Promise<DescribedCall>>()
  return (
    <>
      <Tooltip content="Show request">
        <Button
          slot={null}
          variant="ghost"
          isIconOnly
          aria-label="Show request"
          icon={<Code />}
          onPress={() => setShown(Promise.resolve(form.describe()))}
        />
      </Tooltip>
      {shown && (
        <Suspense>
          <RequestDialog asked={shown} onDismiss={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  )
}
