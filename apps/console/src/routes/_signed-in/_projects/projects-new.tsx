import { SideModal, toast } from '@plenum/ui'
import { ProjectCreate } from '@plenum/api/project'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { query, queryClient, useWrite } from '../../../api/query.ts'
import { formErrors, showServerError, useResourceForm } from '../../../form/use-resource-form.ts'
import { NameAndDescription } from '../../../resources/name-and-description.tsx'

export const Route = createFileRoute('/_signed-in/_projects/projects-new')({
  staticData: { crumbs: [{ label: 'New project', isTitleOnly: true }] },
  component: NewProject,
})

function NewProject() {
  const navigate = useNavigate()
  const form = useResourceForm(ProjectCreate, { name: '', description: '' })
  const create = useWrite('projectCreate', {
    refreshes: ['projectList'],
    onSuccess: (project) => {
      queryClient.setQueryData(query('projectView', { params: { project: project.name } }).queryKey, project)
      toast({ tone: 'success', content: `Project ${project.name} created` })
      void navigate({ to: '/projects/$project/instances', params: { project: project.name } })
    },
  })
  return (
    <SideModal
      title="Create project"
      onDismiss={() => void navigate({ to: '/projects' })}
      isDirty={form.formState.isDirty}
      isPending={create.isPending}
      errors={formErrors(create.error)}
      onSubmit={form.handleSubmit((body) =>
        create.mutateAsync({ body }).catch((error: unknown) => showServerError(form, 'name', error)),
      )}
    >
      <NameAndDescription control={form.control} name="name" description="description" />
    </SideModal>
  )
}
