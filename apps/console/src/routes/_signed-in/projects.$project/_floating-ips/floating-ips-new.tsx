import { Message, toast } from '@plenum/ui'
import { IpAddress } from '@plenum/api/ip'
import { Description, Name } from '@plenum/api/scalars'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { z } from 'zod'
import { queryClient } from '../../../../api/query.ts'
import { FormSelect } from '../../../../form/form-select.tsx'
import { FormTextField } from '../../../../form/form-text-field.tsx'
import { SideForm } from '../../../../form/side-form.tsx'
import { useResourceForm } from '../../../../form/use-resource-form.ts'
import { DefaultPoolNote } from '../../../../resources/ip-pool/default-note.tsx'
import { poolOptions } from '../../../../resources/ip-pool/option.tsx'
import { siloPoolsQuery } from '../../../../resources/ip-pool/queries.ts'
import { NameAndDescription } from '../../../../resources/name-and-description.tsx'

export const Route = createFileRoute('/_signed-in/projects/$project/_floating-ips/floating-ips-new')({
  staticData: { crumbs: [{ label: 'New floating IP', isTitleOnly: true }] },
  // The form begins with the silo's default pool.
  loader: () => queryClient.ensureQueryData(siloPoolsQuery),
  component: NewFloatingIp,
})

const hidden = z.object({
  name: Name,
  description: Description,
  pool: z.string(),
  ip: z
    .string()
    .trim()
    .pipe(z.union([z.literal(''), IpAddress])),
})
const shown = hidden.extend({ pool: z.string().min(1) })

function NewFloatingIp() {
  const { project } = Route.useParams()
  const navigate = useNavigate()
  const { data: initial } = useSuspenseQuery({ ...siloPoolsQuery, refetchOnMount: false })
  const { data: listed = initial } = useQuery(siloPoolsQuery)
  // Undefined for somebody who may not see them: then the control plane takes the default one.
  const pools = listed.isForbidden ? undefined : listed.items
  const toList = () => void navigate({ to: '/projects/$project/floating-ips', params: { project }, search: true })
  const form = useResourceForm({
    operation: 'floatingIpCreate',
    schema: pools ? shown : hidden,
    defaultValues: {
      name: '',
      description: '',
      pool: initial.items.find(({ isDefault }) => isDefault)?.id ?? '',
      ip: '',
    },
    toInput: ({ ip, pool, ...body }) => ({
      query: { project },
      body: { ...body, ...(pools && { pool }), ...(ip !== '' && { ip }) },
    }),
    refreshes: ['floatingIpList', 'ipPoolUtilizationView'],
    onSuccess: ({ name }) => {
      toast({ tone: 'success', content: `Floating IP ${name} created` })
      toList()
    },
  })
  const { control } = form
  return (
    <SideForm
      form={form}
      title="Create floating IP"
      onDismiss={toList}
      submitDisabledReason={pools?.length === 0 ? 'No IP pool is linked to this silo' : undefined}
    >
      <NameAndDescription control={control} name="name" description="description" />
      {pools?.length === 0 && (
        <Message tone="notice">No IP pool is linked to this silo, so there are no addresses to take.</Message>
      )}
      {pools ? (
        <FormSelect
          control={control}
          name="pool"
          label="IP pool"
          placeholder="Select a pool"
          hint="Where the address comes from; it cannot be changed later"
          options={poolOptions(pools)}
        />
      ) : (
        <DefaultPoolNote />
      )}
      <FormTextField
        control={control}
        name="ip"
        label="IP address"
        hint="One of the pool; any that is free when left empty"
        isMono
        optional
      />
    </SideForm>
  )
}
