import { PageHeader, toast } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Cpu } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { queryClient, refresh } from '../../../api/query.ts'
import { DraftNotice } from '../../../form/draft-notice.tsx'
import { LeaveGuard } from '../../../form/leave-guard.tsx'
import { useResourceForm } from '../../../form/use-resource-form.ts'
import { CreateBar } from '../../../resources/instance/create/action-bar.tsx'
import { instanceBody } from '../../../resources/instance/create/body.ts'
import { loadModel } from '../../../resources/instance/create/model.ts'
import { loadLate } from '../../../resources/instance/create/on-use.ts'
import { createSearch, prefilled } from '../../../resources/instance/create/prefill.ts'
import { loadChoices, useChoices, utilizationQuery } from '../../../resources/instance/create/queries.ts'
import { takenBy, whyNotCreate } from '../../../resources/instance/create/quota.ts'
import { Sections } from '../../../resources/instance/create/sections.tsx'
import { similarTo } from '../../../resources/instance/create/similar.ts'
import { Summary } from '../../../resources/instance/create/summary.tsx'
import { hasNothingToBoot, initialValues } from '../../../resources/instance/create/values.ts'
import type { InstanceValues } from '../../../resources/instance/create/values.ts'
import { instanceQuery } from '../../../resources/instance/queries.ts'

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

/** Whoever reaches for the form waits for nothing later on; whether it came shows when it is needed. */
const prepare = () => void loadLate().catch(() => undefined)

function NewInstance() {
  const { project } = Route.useParams()
  const search = Route.useSearch()
  const model = Route.useLoaderData()
  const navigate = useNavigate()
  const choices = useChoices(project)
  const { data: utilization } = useQuery(utilizationQuery)
  // What the address asks for, as it was when one came: names are made up once.
  const [initial] = useState<InstanceValues>(() => ({
    ...initialValues(choices),
    ...(model && similarTo(model, choices)),
    ...prefilled(search, choices),
  }))
  const { form, ...resource } = useResourceForm({
    operation: 'instanceCreate',
    schema: async () => (await loadLate()).instanceSchema(choices),
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
        onPointerOver={prepare}
        onKeyDownCapture={prepare}
        className="flex flex-col gap-8 **:scroll-mb-20"
      >
        <div className="grid grid-cols-1 items-start gap-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex max-w-3xl min-w-0 flex-col gap-8">
            <DraftNotice draft={resource.draft} />
            <Sections {...{ form, choices, project }} />
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
