import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { diskPoll } from '../../../../resources/disk/poll.ts'
import { instanceDisksQuery, instanceQuery } from '../../../../resources/instance/queries.ts'
import { AdditionalDisks } from '../../../../resources/instance/storage/additional-disks.tsx'
import { BootDiskSection } from '../../../../resources/instance/storage/boot-disk.tsx'

export const Route = createFileRoute('/_signed-in/projects/$project/instances/$instance/storage')({
  staticData: { crumbs: [{ label: 'Storage' }] },
  loader: ({ params }) =>
    Promise.all([
      queryClient.ensureQueryData(instanceQuery(params)),
      queryClient.ensureQueryData(instanceDisksQuery(params)),
    ]),
  component: Storage,
})

function Storage() {
  const params = Route.useParams()
  const { data: instance } = useSuspenseQuery(instanceQuery(params))
  const { data: disks } = useSuspenseQuery({
    ...instanceDisksQuery(params),
    refetchInterval: ({ state }) => diskPoll(state.data?.items),
  })
  const bootDisk = disks.items.find(({ id }) => id === instance.bootDiskId)
  const others = disks.items.filter((disk) => disk !== bootDisk)
  return (
    <>
      <BootDiskSection project={params.project} instance={instance} bootDisk={bootDisk} others={others} />
      <AdditionalDisks project={params.project} instance={instance} bootDisk={bootDisk} others={others} />
    </>
  )
}
