import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { PhysicalDiskDetails } from '../../../../resources/physical-disk/details.tsx'
import { physicalDiskQuery } from '../../../../resources/physical-disk/queries.ts'

export const Route = createFileRoute('/_signed-in/system/_inventory/inventory/disks/$diskId')({
  staticData: { crumbs: [{ label: 'Physical disk', isTitleOnly: true }] },
  loader: ({ params }) => queryClient.ensureQueryData(physicalDiskQuery(params.diskId)),
  component: DiskPage,
})

function DiskPage() {
  const { diskId } = Route.useParams()
  const navigate = useNavigate()
  const { data: disk } = useSuspenseQuery(physicalDiskQuery(diskId))
  return (
    <PhysicalDiskDetails disk={disk} onDismiss={() => void navigate({ to: '/system/inventory/disks', search: true })} />
  )
}
