import { toast } from '@plenum/ui'
import { ProjectCreate } from '@plenum/api/project'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { query, queryClient } from '../../../api/query.ts'
import { SideForm } from '../../../form/side-form.tsx'
import { useResourceForm } from '../../../form/use-resource-form.ts'
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
  const toList = () => void navigate({ to: '/projects', search: true })
  const form = useResourceForm({
    operation: 'projectUpdate',
    schema: ProjectCreate,
    defaultValues: { name: project.name, description: project.description },
    toInput: (body) => ({ params: { project: project.id }, body }),
    refreshes: ['projectList'],
    onSuccess: (updated) => {
      // What was cached under the old name must not be asked for again: it is not found any more.
      queryClient.removeQueries({ queryKey: projectQuery(params.project).queryKey })
      queryClient.setQueryData(projectQuery(updated.name).queryKey, updated)
      toast({ tone: 'success', content: `Project ${updated.name} updated` })
      toList()
    },
  })
  return (
    <SideForm form={form} title="Edit project" submitLabel="Update project" onDismiss={toList}>
      <NameAndDescription control={form.control} name="name" description="description" />
    </SideForm>
  )
}
