import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { AddServiceRange } from '../../../../../resources/ip-pool/add-range.tsx'

export const Route = createFileRoute('/_signed-in/system/networking/_ip-pools/service-ranges-add')({
  staticData: { crumbs: [{ label: 'Add range', isTitleOnly: true }] },
  component: AddServiceRangePage,
})

function AddServiceRangePage() {
  const navigate = useNavigate()
  return <AddServiceRange onDone={() => void navigate({ to: '/system/networking/ip-pools', search: true })} />
}
