import { SideModal, toast } from '@plenum/ui'
import { ProjectCreate } from '@plenum/api/project'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { query, queryClient, useWrite } from '../../../api/query.ts'
import { formErrors, showServerError, useResourceForm } from '../../../form/use-resource-form.ts'
import { NameAndDescription } from '../../../resources/name-and-description.tsx'

const projectQuery = (project: string) => query('projectView', { params: { project } })

export const Route = createFileRoute('/_signed-in/_projects/projects/$project/edit')({
  staticData: { crumbs: [{ label: 'Edit project', isTitleOnly: true }] },
  loader: ({ params }) => queryClient.ensureQueryData(projectQuery(params.project)),
  component: EditProject,
})

function EditProject() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const { data: project } = useSuspenseQuery({ ...projectQuery(params.project), refetchOnMount: false })
  const form = useResourceForm(ProjectCreate, { name: project.name, description: project.description })
  const update = useWrite('projectUpdate', {
    refreshes: ['projectList'],
    onSuccess: (updated) => {
      // What was cached under the old name must not be asked for again: it is not found any more.
      queryClient.removeQueries({ queryKey: projectQuery(params.project).queryKey })
      queryClient.setQueryData(projectQuery(updated.name).queryKey, updated)
      toast({ tone: 'success', content: `Project ${updated.name} updated` })
      void navigate({ to: '/projects' })
    },
  })
  return (
    <SideModal
      title="Edit project"
      submitLabel="Update project"
      onDismiss={() => void navigate({ to: '/projects' })}
      isDirty={form.formState.isDirty}
      isPending={update.isPending}
      errors={formErrors(update.error)}
      onSubmit={form.handleSubmit((body) =>
        update
          .mutateAsync({ params: { project: project.id }, body })
          .catch((error: unknown) => showServerError(form, 'name', error)),
      )}
    >
      <NameAndDescription control={form.control} name="name" description="description" />
    </SideModal>
  )
}
