import { InfoPopover, PageHeader } from '@plenum/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Fingerprint } from 'lucide-react'
import { queryClient } from '../../api/query.ts'
import { siloPolicyQuery } from '../../resources/access/place.ts'
import { AuthSettingsForm } from '../../resources/auth-settings/form.tsx'
import { authSettingsQuery } from '../../resources/auth-settings/queries.ts'
import { loadViewer } from '../../shell/viewer.ts'

export const Route = createFileRoute('/_signed-in/auth-settings')({
  staticData: { crumbs: [{ label: 'Authentication', to: '/auth-settings' }] },
  loader: () =>
    Promise.all([
      queryClient.ensureQueryData(authSettingsQuery),
      queryClient.ensureQueryData(siloPolicyQuery),
      loadViewer(),
    ]),
  component: AuthSettingsPage,
})

function AuthSettingsPage() {
  const { data } = useSuspenseQuery(authSettingsQuery)
  return (
    <>
      <PageHeader
        title="Authentication"
        icon={<Fingerprint />}
        info={
          <InfoPopover
            topic="authentication"
            heading="Authentication"
            summary="Programs reach the rack with access tokens, which may do what their owner may. A short life keeps a token that was lost from being of use to anybody for long."
          />
        }
      />
      <div className="max-w-3xl">
        <AuthSettingsForm settings={data} />
      </div>
    </>
  )
}
