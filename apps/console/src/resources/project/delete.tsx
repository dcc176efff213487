import { confirm, toast } from '@plenum/ui'
import type { Project } from '@plenum/api'
import { call } from '../../api/call.ts'
import { refresh } from '../../api/query.ts'

/**
 * Deletes a project together with the network it was made with: a VPC named `default` that holds nothing but its default
 * subnet. Anything else in the project makes the control plane refuse, before anything is lost.
 */
async function deleteProject({ id }: Project): Promise<void> {
  // Whether there is any is all that matters; of VPCs and subnets, whether there is a second.
  const any = { query: { project: id, limit: 1 } }
  const [instances, disks, images, vpcs] = await Promise.all([
    call('instanceList', any),
    call('diskList', any),
    call('imageList', any),
    call('vpcList', { query: { project: id, limit: 2 } }),
  ])
  const [vpc, ...otherVpcs] = vpcs.items
  const holdsOthers = [instances, disks, images].some(({ items }) => items.length > 0) || otherVpcs.length > 0
  if (vpc?.name === 'default' && !holdsOthers) {
    const subnets = await call('vpcSubnetList', { query: { vpc: vpc.id, limit: 2 } })
    const [subnet, ...others] = subnets.items
    if (subnet?.name === 'default' && others.length === 0)
      await call('vpcSubnetDelete', { params: { subnet: subnet.id } })
    if (others.length === 0) await call('vpcDelete', { params: { vpc: vpc.id } })
  }
  await call('projectDelete', { params: { project: id } })
}

/** Says what goes along, then deletes. */
export function askToDeleteProject(project: Project): void {
  confirm({
    title: 'Confirm delete project',
    tone: 'danger',
    confirmLabel: 'Delete project',
    body: (
      <>
        <p>
          Delete <strong className="text-text">{project.name}</strong>? Its default VPC and subnet are deleted with it.
        </p>
        <p>A project that still holds instances, disks, images or other VPCs is not deleted.</p>
      </>
    ),
    errorTitle: 'Could not delete project',
    action: async () => {
      await deleteProject(project)
      toast({ tone: 'success', content: `Project ${project.name} deleted` })
      await refresh('projectList')
    },
  })
}
