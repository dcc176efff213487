import { textLinkClass } from '@plenum/ui'
import type { NetworkInterface } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { vpcById } from '../vpc/name.tsx'

interface FirewallNoteProps {
  project: string
  primary: NetworkInterface | undefined
}

/** Who is let through is decided elsewhere. */
export function FirewallNote({ project, primary }: FirewallNoteProps) {
  const { data: vpc } = useQuery({
    ...vpcById(primary?.vpcId ?? ''),
    enabled: primary !== undefined,
    throwOnError: false,
  })
  return (
    <p className="text-sm text-muted">
      {vpc ? (
        <>
          Traffic from and to this instance must pass the{' '}
          <Link
            to="/projects/$project/vpcs/$vpc/firewall-rules"
            params={{ project, vpc: vpc.name }}
            className={textLinkClass}
          >
            firewall rules of {vpc.name}
          </Link>
          .
        </>
      ) : (
        'Without a network interface, no firewall rules apply to this instance.'
      )}
    </p>
  )
}
