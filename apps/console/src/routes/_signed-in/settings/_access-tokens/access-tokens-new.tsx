import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { authSettingsQuery } from '../../../../resources/auth-settings/queries.ts'
import { CreateToken } from '../../../../resources/token/create.tsx'

export const Route = createFileRoute('/_signed-in/settings/_access-tokens/access-tokens-new')({
  staticData: { crumbs: [{ label: 'New access token', isTitleOnly: true }] },
  loader: () => queryClient.ensureQueryData(authSettingsQuery),
  component: NewToken,
})

function NewToken() {
  const navigate = useNavigate()
  return <CreateToken onDone={() => void navigate({ to: '/settings/access-tokens', search: true })} />
}
