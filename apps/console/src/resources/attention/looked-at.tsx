import { Badge, Disclosure } from '@plenum/ui'
import type { Looked } from './use-attention.ts'

function Outcome({ findings, error }: Looked) {
  if (error !== undefined) return <Badge tone="notice">Could not be looked at: {error}</Badge>
  if (findings === undefined)
    return (
      <Badge tone="info" isPulsing>
        Looking
      </Badge>
    )
  if (findings.length === 0) return <Badge tone="ok">Nothing found</Badge>
  return <Badge tone="idle">{findings.length === 1 ? '1 finding' : `${findings.length} findings`}</Badge>
}

/** Where was looked, and how that went: that nothing was found says little without it. */
export function LookedAt({ looked, isOpen }: { looked: readonly Looked[]; isOpen: boolean }) {
  return (
    <Disclosure title="What was looked at" headingLevel={2} isDefaultOpen={isOpen}>
      <dl className="m-0 grid gap-x-8 text-sm lg:grid-cols-2">
        {looked.map((look) => (
          <div
            key={look.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2"
          >
            <dt>{look.what}</dt>
            <dd className="m-0 text-muted *:whitespace-normal">
              <Outcome {...look} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">
        Of silos, IP pools and receivers the first 100 are looked at, of each receiver the last 100 deliveries. What
        lies in the projects of other silos, operators do not see; nor do lists show sleds and disks that are out of
        service.
      </p>
    </Disclosure>
  )
}
