import { PageHeader, toast } from '@plenum/ui'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { newSettings } from '../../../../resources/port-settings/form/initial.ts'
import { loadChoices, useChoices } from '../../../../resources/port-settings/form/queries.ts'
import { SettingsForm } from '../../../../resources/port-settings/form/settings-form.tsx'

export const Route = createFileRoute('/_signed-in/system/networking/switch-port-settings-new')({
  staticData: {
    crumbs: [{ label: 'Port settings', to: '/system/networking/switch-port-settings' }, { label: 'New port settings' }],
  },
  loader: loadChoices,
  component: NewPortSettings,
})

function NewPortSettings() {
  const navigate = useNavigate()
  const choices = useChoices()
  const [initial] = useState(newSettings)
  return (
    <>
      <PageHeader title="New port settings" icon={<SlidersHorizontal />} />
      <SettingsForm
        initial={initial}
        choices={choices}
        ports={[]}
        onSuccess={({ name }) => {
          toast({ tone: 'success', content: `Port settings ${name} created` })
          void navigate({
            to: '/system/networking/switch-port-settings/$settings',
            params: { settings: name },
          })
        }}
      />
    </>
  )
}
