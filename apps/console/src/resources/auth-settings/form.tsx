import { toast } from '@plenum/ui'
import type { SiloAuthSettings } from '@plenum/api'
import { CardForm } from '../../form/card-form.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { useWhyNotOwnSilo } from '../access/silo-permission.ts'
import { LifetimeFields } from '../token/lifetime-fields.tsx'
import { lifetimeSchema, lifetimeSeconds, lifetimeValues } from '../token/lifetime.ts'

const schema = lifetimeSchema()

/** How long access tokens of the silo may live. */
export function AuthSettingsForm({ settings }: { settings: SiloAuthSettings }) {
  const { form, ...resource } = useResourceForm({
    operation: 'authSettingsUpdate',
    schema,
    isOnPage: true,
    defaultValues: lifetimeValues(settings.deviceTokenMaxTtlSeconds),
    toInput: (values) => ({ body: { deviceTokenMaxTtlSeconds: lifetimeSeconds(values) } }),
    refreshes: ['authSettingsView'],
    onSuccess: ({ deviceTokenMaxTtlSeconds }) => {
      form.reset(lifetimeValues(deviceTokenMaxTtlSeconds))
      toast({ tone: 'success', content: 'Lifetime of access tokens updated' })
    },
  })
  return (
    <CardForm
      form={resource}
      title="Lifetime of access tokens"
      disabledReason={useWhyNotOwnSilo('change how long tokens may live', 'collaborator')}
    >
      <LifetimeFields
        control={form.control}
        label="Longest lifetime"
        none={{ label: 'No limit', description: 'A token lives as long as its owner asks for, even without end.' }}
        some={{ label: 'Limited', description: 'A token that is asked to live longer is refused.' }}
      />
      <p className="text-sm text-muted">This is for new tokens. Those that there are keep their expiration.</p>
    </CardForm>
  )
}
