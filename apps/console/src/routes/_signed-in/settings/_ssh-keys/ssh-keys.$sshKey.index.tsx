import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { SshKeyDetails } from '../../../../resources/ssh-key/details.tsx'
import { sshKeyQuery } from '../../../../resources/ssh-key/queries.ts'

export const Route = createFileRoute('/_signed-in/settings/_ssh-keys/ssh-keys/$sshKey/')({
  staticData: { crumbs: [{ label: 'SSH key details', isTitleOnly: true }] },
  loader: ({ params }) => queryClient.ensureQueryData(sshKeyQuery(params.sshKey)),
  component: ViewSshKey,
})

function ViewSshKey() {
  const { sshKey } = Route.useParams()
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(sshKeyQuery(sshKey))
  return <SshKeyDetails sshKey={data} onDismiss={() => void navigate({ to: '/settings/ssh-keys', search: true })} />
}
