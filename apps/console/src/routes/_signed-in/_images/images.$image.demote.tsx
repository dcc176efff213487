import { Message, ModalForm, toast } from '@plenum/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { z } from 'zod'
import { query, queryClient } from '../../../api/query.ts'
import { FormComboBox } from '../../../form/form-combo-box.tsx'
import { useResourceForm } from '../../../form/use-resource-form.ts'
import { allProjects } from '../../../resources/project/queries.ts'

const imageQuery = (image: string) => query('imageView', { params: { image } })

export const Route = createFileRoute('/_signed-in/_images/images/$image/demote')({
  staticData: { crumbs: [{ label: 'Demote image', isTitleOnly: true }] },
  loader: ({ params }) =>
    Promise.all([queryClient.ensureQueryData(imageQuery(params.image)), queryClient.ensureQueryData(allProjects())]),
  component: DemoteImage,
})

const choice = z.object({ project: z.string().min(1) })

function DemoteImage() {
  const params = Route.useParams()
  const navigate = useNavigate()
  // Demoted, it is found by its id still, but is not this page's any more.
  const { data: image } = useSuspenseQuery({ ...imageQuery(params.image), refetchOnMount: false })
  const { data: projects } = useSuspenseQuery(allProjects())
  const toList = () => void navigate({ to: '/images', search: true })
  const form = useResourceForm({
    operation: 'imageDemote',
    schema: choice,
    defaultValues: { project: '' },
    toInput: (query) => ({ params: { image: image.id }, query }),
    refreshes: ['imageList', 'imageView'],
    onSuccess: ({ name }) => {
      const project = form.form.getValues('project')
      toast({
        tone: 'success',
        content: `Image ${name} demoted`,
        action: {
          label: `View images in ${project}`,
          onPress: () => void navigate({ to: '/projects/$project/images', params: { project } }),
        },
      })
      toList()
    },
  })
  return (
    <ModalForm
      title="Demote image"
      submitLabel="Demote"
      tone="danger"
      onDismiss={toList}
      isPending={form.isPending}
      errors={form.errors}
      submitDisabledReason={projects.items.length === 0 ? 'There is no project to take it' : undefined}
      onSubmit={(event) => void form.submit(event)}
    >
      <p>
        Take <strong className="text-text">{image.name}</strong> into one project?
      </p>
      <FormComboBox
        control={form.control}
        name="project"
        label="Project"
        placeholder="Select a project"
        options={projects.items.map(({ name, description }) => ({ value: name, label: name, description }))}
      />
      <Message tone="notice">
        Only that project can make new disks from it afterwards. Disks that were made from it are kept.
      </Message>
    </ModalForm>
  )
}
