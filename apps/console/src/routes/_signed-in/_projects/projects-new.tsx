import { toast } from '@plenum/ui'
import { ProjectCreate } from '@plenum/api/project'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { query, queryClient } from '../../../api/query.ts'
import { SideForm } from '../../../form/side-form.tsx'
import { useResourceForm } from '../../../form/use-resource-form.ts'
import { NameAndDescription } from '../../../resources/name-and-description.tsx'

export const Route = createFileRoute('/_signed-in/_projects/projects-new')({
  staticData: { crumbs: [{ label: 'New project', isTitleOnly: true }] },
  component: NewProject,
})

function NewProject() {
  const navigate = useNavigate()
  const form = useResourceForm({
    operation: 'projectCreate',
    schema: ProjectCreate,
    defaultValues: { name: '', description: '' },
    toInput: (body) => ({ body }),
    refreshes: ['projectList'],
    onSuccess: (project) => {
      queryClient.setQueryData(query('projectView', { params: { project: project.name } }).queryKey, project)
      toast({ tone: 'success', content: `Project ${project.name} created` })
      void navigate({ to: '/projects/$project/instances', params: { project: project.name } })
    },
  })
  return (
    <SideForm form={form} title="Create project" onDismiss={() => void navigate({ to: '/projects', search: true })}>
      <NameAndDescription control={form.control} name="name" description="description" />
    </SideForm>
  )
}
