import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { targetReleaseQuery } from '../../../../resources/system-update/queries.ts'
import { UpdateStatus } from '../../../../resources/system-update/status.tsx'

export const Route = createFileRoute('/_signed-in/system/_update/update/')({
  loader: () => queryClient.ensureQueryData(targetReleaseQuery),
  component: StatusTab,
})

function StatusTab() {
  const { data: target } = useSuspenseQuery(targetReleaseQuery)
  return <UpdateStatus target={target} />
}
