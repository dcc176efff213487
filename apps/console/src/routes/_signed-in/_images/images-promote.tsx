import { Message, ModalForm, toast } from '@plenum/ui'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { queryClient } from '../../../api/query.ts'
import { FormComboBox } from '../../../form/form-combo-box.tsx'
import { useResourceForm } from '../../../form/use-resource-form.ts'
import { imageOption } from '../../../resources/image/option.ts'
import { projectImages } from '../../../resources/image/queries.ts'
import { allProjects } from '../../../resources/project/queries.ts'

export const Route = createFileRoute('/_signed-in/_images/images-promote')({
  staticData: { crumbs: [{ label: 'Promote image', isTitleOnly: true }] },
  loader: () => queryClient.ensureQueryData(allProjects()),
  component: PromoteImage,
})

const choice = z.object({ project: z.string().min(1), image: z.string().min(1) })

function PromoteImage() {
  const navigate = useNavigate()
  const { data: projects } = useSuspenseQuery(allProjects())
  const toList = () => void navigate({ to: '/images', search: true })
  const form = useResourceForm({
    operation: 'imagePromote',
    schema: choice,
    defaultValues: { project: '', image: '' },
    toInput: ({ image }) => ({ params: { image } }),
    refreshes: ['imageList', 'imageView'],
    onSuccess: ({ name }) => {
      toast({ tone: 'success', content: `Image ${name} promoted` })
      toList()
    },
  })
  const project = useWatch({ control: form.control, name: 'project' })
  const { data: images, error } = useQuery({ ...projectImages(project), enabled: project !== '', throwOnError: false })
  const none = images?.items.length === 0
  return (
    <ModalForm
      title="Promote image"
      submitLabel="Promote"
      onDismiss={toList}
      isPending={form.isPending}
      errors={error ? [...form.errors, error.message] : form.errors}
      onSubmit={(event) => void form.submit(event)}
    >
      <FormComboBox
        control={form.control}
        name="project"
        label="Project"
        placeholder="Select a project"
        options={projects.items.map(({ name, description }) => ({ value: name, label: name, description }))}
        onChosen={() => form.form.resetField('image')}
      />
      <FormComboBox
        control={form.control}
        name="image"
        label="Image"
        placeholder={none ? 'No images' : 'Select an image'}
        isLoading={project !== '' && images === undefined && !error}
        isDisabled={project === '' || none}
        {...(project === '' && { hint: 'Choose a project first' })}
        options={(images?.items ?? []).map((image) => imageOption(image))}
      />
      <Message tone="info">Every project of the silo can see and use a promoted image.</Message>
    </ModalForm>
  )
}
