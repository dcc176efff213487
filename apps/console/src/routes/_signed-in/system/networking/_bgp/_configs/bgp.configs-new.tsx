import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../../../api/query.ts'
import { CreateBgpConfig } from '../../../../../../resources/bgp/create-config.tsx'
import { announceSetsQuery } from '../../../../../../resources/bgp/sets/queries.ts'

export const Route = createFileRoute('/_signed-in/system/networking/_bgp/_configs/bgp/configs-new')({
  staticData: { crumbs: [{ label: 'New configuration', isTitleOnly: true }] },
  loader: () => void queryClient.prefetchQuery(announceSetsQuery),
  component: NewConfig,
})

function NewConfig() {
  const navigate = useNavigate()
  return <CreateBgpConfig onDone={() => void navigate({ to: '/system/networking/bgp/configs', search: true })} />
}
