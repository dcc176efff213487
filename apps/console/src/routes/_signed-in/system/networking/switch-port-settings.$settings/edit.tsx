import { PageHeader, toast } from '@plenum/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { queryClient } from '../../../../../api/query.ts'
import { portsWith } from '../../../../../resources/port-settings/applied.ts'
import { valuesOf } from '../../../../../resources/port-settings/form/body.ts'
import { loadChoices, useChoices } from '../../../../../resources/port-settings/form/queries.ts'
import { SettingsForm } from '../../../../../resources/port-settings/form/settings-form.tsx'
import { settingsQuery } from '../../../../../resources/port-settings/queries.ts'
import { allPorts } from '../../../../../resources/switch-port/queries.ts'

export const Route = createFileRoute('/_signed-in/system/networking/switch-port-settings/$settings/edit')({
  staticData: { crumbs: [{ label: 'Edit' }] },
  loader: ({ params }) =>
    Promise.all([
      // What was cached a while ago may not be what one would replace.
      queryClient.fetchQuery(settingsQuery(params.settings)),
      queryClient.ensureQueryData(allPorts),
      loadChoices(),
    ]),
  component: EditPortSettings,
})

function EditPortSettings() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const { data: settings } = useSuspenseQuery({ ...settingsQuery(params.settings), refetchOnMount: false })
  const { data: ports } = useSuspenseQuery(allPorts)
  const choices = useChoices(settings)
  const [opened] = useState(settings)
  return (
    <>
      <PageHeader title={`Edit ${settings.name}`} icon={<SlidersHorizontal />} />
      <SettingsForm
        edited={opened}
        initial={valuesOf(opened)}
        choices={choices}
        ports={portsWith(settings.id, ports.items)}
        onSuccess={({ name }) => {
          toast({ tone: 'success', content: `Port settings ${name} updated` })
          void navigate({ to: '/system/networking/switch-port-settings/$settings', params })
        }}
      />
    </>
  )
}
