import { buttonClass, PageHeader } from '@plenum/ui'
import type { Instance } from '@plenum/api'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, SquareTerminal } from 'lucide-react'
import { InstanceStateBadge } from '../state-badge.tsx'

/** Whose console it is, and the way back. */
export function SerialConsoleHeader({ project, instance }: { project: string; instance: Instance }) {
  return (
    <div className="border-b border-line px-8 py-4 max-md:px-4 max-md:py-3">
      <PageHeader
        title="Serial console"
        icon={<SquareTerminal />}
        info={<InstanceStateBadge instance={instance} />}
        actions={
          <Link
            to="/projects/$project/instances/$instance/storage"
            params={{ project, instance: instance.name }}
            className={buttonClass({ size: 'sm' })}
          >
            <ArrowLeft aria-hidden="true" />
            Back to instance
          </Link>
        }
      />
    </div>
  )
}
