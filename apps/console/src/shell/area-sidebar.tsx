import { useMatches, useParams } from '@tanstack/react-router'
import { Box, Cpu, HardDrive, Image, Network } from 'lucide-react'
import { ProjectPicker } from './project-picker.tsx'
import { SidebarGroups } from './sidebar.tsx'
import type { SidebarGroup } from './sidebar.tsx'

const silo: readonly SidebarGroup[] = [{ links: [{ to: '/projects', label: 'Projects', icon: <Box /> }] }]

function ofProject(project: string): readonly SidebarGroup[] {
  const base = `/projects/${project}`
  return [
    { heading: 'Compute', links: [{ to: `${base}/instances`, label: 'Instances', icon: <Cpu /> }] },
    {
      heading: 'Storage',
      links: [
        { to: `${base}/disks`, label: 'Disks', icon: <HardDrive /> },
        { to: `${base}/images`, label: 'Images', icon: <Image /> },
      ],
    },
    { heading: 'Network', links: [{ to: `${base}/vpcs`, label: 'VPCs', icon: <Network /> }] },
  ]
}

/** The sidebar of the area that the page belongs to. */
export function AreaSidebar({ onGo }: { onGo?: () => void }) {
  const area = useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.area !== undefined)?.staticData.area,
  })
  const { project } = useParams({ strict: false })
  const isProject = area === 'project' && project !== undefined
  return (
    <div className="flex flex-col gap-5 px-2 py-3">
      {isProject && <ProjectPicker project={project} onGo={onGo} />}
      <SidebarGroups groups={isProject ? ofProject(project) : silo} {...(onGo && { onGo })} />
    </div>
  )
}
