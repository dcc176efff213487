import { DateTime, PropertiesTable, toast, Truncate } from '@plenum/ui'
import { Description, Name } from '@plenum/api/scalars'
import type { NetworkInterface } from '@plenum/api'
import { z } from 'zod'
import { SideForm } from '../../form/side-form.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { NameAndDescription } from '../name-and-description.tsx'
import { SubnetName } from '../vpc/name.tsx'
import { nicRefreshes } from './refreshes.ts'
import { TransitIps } from './transit-ips.tsx'
import { transitIp } from './transit-ip.ts'

const schema = z.object({
  name: Name,
  description: Description,
  transitIps: z.array(z.string()),
  /** What stands in the box and is not added yet. */
  transitIp,
})
export type NicEditValues = z.infer<typeof schema>

interface EditNicProps {
  nic: NetworkInterface
  whyNot: string | undefined
  onDismiss: () => void
}

/** Name, description, and what an interface forwards for. */
export function EditNic({ nic, whyNot, onDismiss }: EditNicProps) {
  const { id, name, description, ip, mac, subnetId, transitIps, timeCreated, timeModified } = nic
  const { form, ...resource } = useResourceForm({
    operation: 'instanceNetworkInterfaceUpdate',
    schema,
    defaultValues: { name, description, transitIps: [...transitIps], transitIp: '' },
    // `primary` is left as it is by what it defaults to.
    toInput: (values) => ({
      params: { interface: id },
      body: { name: values.name, description: values.description, transitIps: values.transitIps },
    }),
    refreshes: nicRefreshes,
    onSuccess: (updated) => {
      toast({ tone: 'success', content: `Network interface ${updated.name} updated` })
      onDismiss()
    },
  })
  return (
    <SideForm
      form={resource}
      title="Edit network interface"
      submitLabel="Update network interface"
      submitDisabledReason={resource.isPending ? undefined : whyNot}
      onDismiss={onDismiss}
    >
      <PropertiesTable
        columns={1}
        items={[
          { label: 'ID', value: <Truncate text={id} maxLength={32} at="middle" isMono hasCopy /> },
          { label: 'Internal IP', value: <Truncate text={ip} maxLength={45} isMono hasCopy /> },
          { label: 'MAC address', value: <Truncate text={mac} maxLength={32} isMono hasCopy /> },
          { label: 'Subnet', value: <SubnetName id={subnetId} /> },
          { label: 'Created', value: <DateTime date={timeCreated} /> },
          { label: 'Updated', value: <DateTime date={timeModified} /> },
        ]}
      />
      <NameAndDescription control={form.control} name="name" description="description" />
      <TransitIps control={form.control} />
    </SideForm>
  )
}
