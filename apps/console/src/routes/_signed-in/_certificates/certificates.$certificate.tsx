import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { CertificateDetails } from '../../../resources/certificate/details.tsx'
import { certificateQuery } from '../../../resources/certificate/queries.ts'

export const Route = createFileRoute('/_signed-in/_certificates/certificates/$certificate')({
  staticData: { crumbs: [{ label: 'Certificate details', isTitleOnly: true }] },
  loader: ({ params }) => queryClient.ensureQueryData(certificateQuery(params.certificate)),
  component: ViewCertificate,
})

function ViewCertificate() {
  const { certificate } = Route.useParams()
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(certificateQuery(certificate))
  return (
    <CertificateDetails certificate={data} onDismiss={() => void navigate({ to: '/certificates', search: true })} />
  )
}
