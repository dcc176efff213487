import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { CreateCertificate } from '../../../resources/certificate/create.tsx'
import { meQuery } from '../../../shell/viewer.ts'

export const Route = createFileRoute('/_signed-in/_certificates/certificates-new')({
  staticData: { crumbs: [{ label: 'Add certificate', isTitleOnly: true }] },
  loader: () => queryClient.ensureQueryData(meQuery),
  component: NewCertificate,
})

function NewCertificate() {
  const navigate = useNavigate()
  return <CreateCertificate onDone={() => void navigate({ to: '/certificates', search: true })} />
}
