import { PageHeader, toast } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Cpu } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { queryClient, refresh } from '../../../api/query.ts'
import { DraftNotice } from '../../../form/draft-notice.tsx'
import { FormCheckbox } from '../../../form/form-checkbox.tsx'
import { LeaveGuard } from '../../../form/leave-guard.tsx'
import { useResourceForm } from '../../../form/use-resource-form.ts'
import { CreateBar } from '../../../resources/instance/create/action-bar.tsx'
import { instanceBody } from '../../../resources/instance/create/body.ts'
import { BootDisk } from '../../../resources/instance/create/boot-disk.tsx'
import { AdditionalDisks } from '../../../resources/instance/create/disks.tsx'
import { Hardware } from '../../../resources/instance/create/hardware.tsx'
import { loadModel } from '../../../resources/instance/create/model.ts'
import { Network } from '../../../resources/instance/create/network.tsx'
import { Policies } from '../../../resources/instance/create/policies.tsx'
import { createSearch, prefilled } from '../../../resources/instance/create/prefill.ts'
import { loadChoices, useChoices, utilizationQuery } from '../../../resources/instance/create/queries.ts'
import { takenBy, whyNotCreate } from '../../../resources/instance/create/quota.ts'
import { hasNothingToBoot, instanceSchema } from '../../../resources/instance/create/schema.ts'
import { FormSection } from '../../../form/form-section.tsx'
import { similarTo } from '../../../resources/instance/create/similar.ts'
import { SshKeys } from '../../../resources/instance/create/ssh-keys.tsx'
import { Summary } from '../../../resources/instance/create/summary.tsx'
import { UserDataSection } from '../../../resources/instance/create/user-data-section.tsx'
import { initialValues } from '../../../resources/instance/create/values.ts'
import type { InstanceValues } from '../../../resources/instance/create/values.ts'
import { instanceQuery } from '../../../resources/instance/queries.ts'
import { NameAndDescription } from '../../../resources/name-and-description.tsx'

export const Route = createFileRoute('/_signed-in/projects/$project/instances-new')({
  validateSearch: createSearch,
  staticData: { crumbs: [{ label: 'New instance' }] },
  loaderDeps: ({ search: { like, copies } }) => ({ like, copies }),
  loader: async ({ params: { project }, deps: { like, copies } }) => {
    const [model] = await Promise.all([
      like === undefined ? undefined : loadModel(project, like, copies ?? []),
      loadChoices(project),
    ])
    return model
  },
  component: NewInstance,
})

/** An "already exists" may be about the disk that is made along: the message begins with the kind of thing. */
function fieldOf({ code, message }: ApiError): 'diskName' | undefined {
  return code === 'ObjectAlreadyExists' && message.startsWith('Disk') ? 'diskName' : undefined
}

function NewInstance() {
  const { project } = Route.useParams()
  const search = Route.useSearch()
  const model = Route.useLoaderData()
  const navigate = useNavigate()
  const choices = useChoices(project)
  const { data: utilization } = useQuery(utilizationQuery)
  const schema = useMemo(() => instanceSchema(choices), [choices])
  // What the address asks for, as it was when one came: names are made up once.
  const [initial] = useState<InstanceValues>(() => ({
    ...initialValues(choices),
    ...(model && similarTo(model, choices)),
    ...prefilled(search, choices),
  }))
  const { form, ...resource } = useResourceForm({
    operation: 'instanceCreate',
    schema,
    defaultValues: initial,
    toInput: (values) => ({ query: { project }, body: instanceBody(values, choices) }),
    refreshes: [
      'instanceList',
      'diskList',
      'diskView',
      'floatingIpList',
      'utilizationView',
      'antiAffinityGroupMemberList',
    ],
    send: async (input) => {
      try {
        return await call('instanceCreate', input)
      } catch (error) {
        // The silo may have less left than the summary says.
        void refresh('utilizationView')
        throw error
      }
    },
    secrets: ['userDataText', 'userDataFile'],
    fieldOf,
    onSuccess: (instance) => {
      const params = { project, instance: instance.name }
      queryClient.setQueryData(instanceQuery(params).queryKey, instance)
      toast({ tone: 'success', content: `Instance ${instance.name} created` })
      void navigate({ to: '/projects/$project/instances/$instance/storage', params })
    },
  })
  const tooMuch = useWatch({
    control: form.control,
    compute: (values: InstanceValues) => utilization && whyNotCreate(utilization, takenBy(values, choices)),
  })
  const whyNot = hasNothingToBoot(choices) ? 'There is no image, snapshot or detached disk to boot from' : tooMuch
  const section = { form, choices, project }
  return (
    <>
      <PageHeader title="New instance" icon={<Cpu />} />
      {model && (
        <p className="-mt-3 max-w-3xl text-muted">
          Like {model.instance.name}. Names, addresses and floating IPs are its own, so they are made up anew or left
          out.
        </p>
      )}
      <form
        noValidate
        autoComplete="off"
        onSubmit={(event) => void resource.submit(event)}
        className="flex flex-col gap-8 **:scroll-mb-20"
      >
        <div className="grid grid-cols-1 items-start gap-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex max-w-3xl min-w-0 flex-col gap-8">
            <DraftNotice draft={resource.draft} />
            <FormSection title="General">
              <NameAndDescription control={form.control} name="name" description="description" />
              <FormCheckbox
                control={form.control}
                name="start"
                label="Start instance"
                hint="As soon as it has been created"
              />
            </FormSection>
            <Hardware form={form} />
            <BootDisk {...section} />
            <AdditionalDisks {...section} />
            <SshKeys {...section} />
            <Network {...section} />
            <UserDataSection form={form} />
            <Policies {...section} />
          </div>
          <div className="h-full max-w-3xl min-w-0">
            <Summary form={form} choices={choices} utilization={utilization} />
          </div>
        </div>
        <CreateBar project={project} form={resource} disabledReason={whyNot} />
      </form>
      <LeaveGuard form={resource} />
    </>
  )
}
