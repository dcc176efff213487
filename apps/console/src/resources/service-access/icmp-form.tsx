import { toast } from '@plenum/ui'
import type { InboundIcmp } from '@plenum/api'
import { z } from 'zod'
import { CardForm } from '../../form/card-form.tsx'
import { FormCheckbox } from '../../form/form-checkbox.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { useWhyNotRackNetwork } from '../switch-port/permission.ts'

const schema = z.object({ enabled: z.boolean() })

/** Whether the rack's own services answer to ICMP. */
export function InboundIcmpForm({ icmp }: { icmp: InboundIcmp }) {
  const { form, ...resource } = useResourceForm({
    operation: 'networkingInboundIcmpUpdate',
    schema,
    isOnPage: true,
    defaultValues: icmp,
    toInput: (body) => ({ body }),
    refreshes: ['networkingInboundIcmpView'],
    onSuccess: () => {
      const { enabled } = form.getValues()
      form.reset({ enabled })
      toast({ tone: 'success', content: `Inbound ICMP ${enabled ? 'enabled' : 'disabled'}` })
    },
  })
  return (
    <CardForm form={resource} title="Inbound ICMP" disabledReason={useWhyNotRackNetwork()}>
      <FormCheckbox control={form.control} name="enabled" label="Take ICMP from outside" />
      <p className="text-sm text-muted">
        Echo requests (ping), redirects and messages of unreachable destinations, to the addresses of the rack’s own
        services. Instances have their own firewall.
      </p>
    </CardForm>
  )
}
