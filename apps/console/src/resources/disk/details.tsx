import { buttonClass, Dash, Size } from '@plenum/ui'
import type { Disk } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileCode, HardDrive } from 'lucide-react'
import { Details } from '../details.tsx'
import { InstanceLink } from '../instance/link.tsx'
import { allInstances } from '../instance/queries.ts'
import { LastHour } from './last-hour.tsx'
import { DiskSourceLink } from './source.tsx'
import { DiskStateBadge } from './state-badge.tsx'
import { useDiskSources } from './use-sources.ts'

interface DiskDetailsProps {
  project: string
  disk: Disk
  onDismiss: () => void
}

/** What a disk is, to be read. */
export function DiskDetails({ project, disk, onDismiss }: DiskDetailsProps) {
  const { state, size, blockSize } = disk
  const sources = useDiskSources(project)
  const { data: instances } = useQuery(allInstances(project))
  const instanceId = 'instance' in state ? state.instance : undefined
  const instance = instances?.items.find((each) => each.id === instanceId)?.name
  return (
    <Details
      title="Disk"
      icon={<HardDrive aria-hidden="true" />}
      resource={disk}
      onDismiss={onDismiss}
      items={[
        { label: 'State', value: <DiskStateBadge state={state.state} /> },
        {
          label: 'Attached to',
          value: instanceId ? <InstanceLink project={project} id={instanceId} name={instance} /> : <Dash />,
        },
        { label: 'Size', value: <Size bytes={size} /> },
        { label: 'Block size', value: `${blockSize} bytes` },
        { label: 'Read in the last hour', value: <LastHour disk={disk} metric="read_bytes" /> },
        { label: 'Written in the last hour', value: <LastHour disk={disk} metric="write_bytes" /> },
        { label: 'Source', value: <DiskSourceLink project={project} disk={disk} sources={sources} /> },
      ]}
    >
      <Link
        to="/projects/$project/terraform"
        params={{ project }}
        search={{ disk: disk.name }}
        className={`${buttonClass()} self-start`}
      >
        <FileCode aria-hidden="true" /> Show as Terraform
      </Link>
    </Details>
  )
}
