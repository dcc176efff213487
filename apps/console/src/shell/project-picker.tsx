import { Menu } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Box, Check, ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { allProjects } from '../resources/project/queries.ts'

/** Which project one is in, and the way to another. */
export function ProjectPicker({ project, onGo }: { project: string; onGo: (() => void) | undefined }) {
  const navigate = useNavigate()
  // Few who see it open it: whoever comes near it is about to.
  const [isWanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  const { data } = useQuery({ ...allProjects(), staleTime: 60_000, enabled: isWanted })
  return (
    <Menu
      label="Projects"
      placement="bottom start"
      trigger={
        <Button
          onHoverStart={want}
          onFocus={want}
          onPressStart={want}
          className="flex h-13 w-full items-center gap-2.5 rounded-control border border-line bg-surface px-2.5 text-left text-base hover:bg-surface-hover [&_svg]:size-4 [&_svg]:shrink-0"
        >
          <span
            aria-hidden="true"
            className="grid size-7 shrink-0 place-items-center rounded-control bg-accent-subtle text-accent"
          >
            <Box />
          </span>
          <span className="min-w-0 flex-1">
            <span className="block text-xs/4 text-faint">Project</span>
            <span className="block truncate">{project}</span>
          </span>
          <ChevronsUpDown aria-hidden="true" className="text-faint" />
        </Button>
      }
      items={(data?.items ?? [{ name: project }]).map(({ name }) => ({
        label: name,
        icon: name === project ? <Check /> : <span className="w-4" />,
        onAction: () => {
          onGo?.()
          void navigate({ to: '/projects/$project/instances', params: { project: name } })
        },
      }))}
    />
  )
}
