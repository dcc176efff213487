import { PageHeader, toast } from '@plenum/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Cpu } from 'lucide-react'
import { useMemo } from 'react'
import type { ApiError } from '../../../api/api-error.ts'
import { queryClient } from '../../../api/query.ts'
import { DraftNotice } from '../../../form/draft-notice.tsx'
import { FormCheckbox } from '../../../form/form-checkbox.tsx'
import { LeaveGuard } from '../../../form/leave-guard.tsx'
import { useResourceForm } from '../../../form/use-resource-form.ts'
import { allDisks, isAttachable } from '../../../resources/disk/queries.ts'
import { projectImages, siloImages } from '../../../resources/image/queries.ts'
import { ActionBar } from '../../../resources/instance/create/action-bar.tsx'
import { BootDisk, whyNothingToBoot } from '../../../resources/instance/create/boot-disk.tsx'
import { Hardware } from '../../../resources/instance/create/hardware.tsx'
import { Network } from '../../../resources/instance/create/network.tsx'
import { instanceBody, instanceSchema } from '../../../resources/instance/create/schema.ts'
import { FormSection } from '../../../resources/instance/create/section.tsx'
import { Summary } from '../../../resources/instance/create/summary.tsx'
import { initialValues } from '../../../resources/instance/create/values.ts'
import type { Choices } from '../../../resources/instance/create/values.ts'
import { instanceQuery } from '../../../resources/instance/queries.ts'
import { NameAndDescription } from '../../../resources/name-and-description.tsx'

export const Route = createFileRoute('/_signed-in/projects/$project/instances-new')({
  staticData: { crumbs: [{ label: 'New instance' }] },
  loader: ({ params: { project } }) =>
    Promise.all([
      queryClient.fetchQuery(siloImages()),
      queryClient.fetchQuery(projectImages(project)),
      queryClient.fetchQuery(allDisks(project)),
    ]),
  component: NewInstance,
})

function useChoices(project: string): Choices {
  const { data: silo } = useSuspenseQuery(siloImages())
  const { data: own } = useSuspenseQuery(projectImages(project))
  const { data: disks } = useSuspenseQuery(allDisks(project))
  return useMemo(
    () => ({
      siloImages: silo.items,
      projectImages: own.items,
      freeDisks: disks.items.filter(isAttachable),
      diskNames: new Set(disks.items.map(({ name }) => name)),
    }),
    [silo, own, disks],
  )
}

/** An "already exists" may be about the disk that is made along: the message begins with the kind of thing. */
function fieldOf({ code, message }: ApiError): 'diskName' | undefined {
  return code === 'ObjectAlreadyExists' && message.startsWith('Disk') ? 'diskName' : undefined
}

function NewInstance() {
  const { project } = Route.useParams()
  const navigate = useNavigate()
  const choices = useChoices(project)
  const schema = useMemo(() => instanceSchema(choices), [choices])
  const { form, ...resource } = useResourceForm({
    operation: 'instanceCreate',
    schema,
    defaultValues: initialValues(choices),
    toInput: (values) => ({ query: { project }, body: instanceBody(values, choices) }),
    refreshes: ['instanceList', 'diskList'],
    fieldOf,
    onSuccess: (instance) => {
      const params = { project, instance: instance.name }
      queryClient.setQueryData(instanceQuery(params).queryKey, instance)
      toast({ tone: 'success', content: `Instance ${instance.name} created` })
      void navigate({ to: '/projects/$project/instances/$instance/storage', params })
    },
  })
  return (
    <>
      <PageHeader title="New instance" icon={<Cpu />} />
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
            <BootDisk form={form} choices={choices} project={project} />
            <Network form={form} />
          </div>
          <div className="h-full max-xl:hidden">
            <Summary form={form} choices={choices} />
          </div>
        </div>
        <ActionBar project={project} form={resource} disabledReason={whyNothingToBoot(choices)} />
      </form>
      <LeaveGuard form={resource} />
    </>
  )
}
