import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../../api/query.ts'
import { allSettings } from '../../../../../resources/port-settings/queries.ts'
import { ApplySettings } from '../../../../../resources/switch-port/apply.tsx'
import { onlyOne } from '../../../../../resources/switch-port/only-one.ts'
import { portQuery } from '../../../../../resources/switch-port/queries.ts'

export const Route = createFileRoute('/_signed-in/system/networking/switch-ports/$switchPortId/apply')({
  staticData: { crumbs: [{ label: 'Apply settings', isTitleOnly: true }] },
  loader: () => queryClient.ensureQueryData(allSettings),
  component: ApplySettingsPage,
})

function ApplySettingsPage() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const { data } = useSuspenseQuery({ ...portQuery(params.switchPortId), refetchOnMount: false })
  const { data: settings } = useSuspenseQuery(allSettings)
  return (
    <ApplySettings
      port={onlyOne(data)}
      settings={settings.items}
      onDone={() => void navigate({ to: '/system/networking/switch-ports/$switchPortId', params })}
    />
  )
}
