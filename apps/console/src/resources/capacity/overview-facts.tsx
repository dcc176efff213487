import { Dash, linkClass, PropertiesTable, RelativeTime, Skeleton } from '@plenum/ui'
import type { TargetRelease } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { allNewSleds } from '../sled/queries.ts'
import { allSwitches } from '../switch/queries.ts'
import { targetReleaseQuery } from '../system-update/queries.ts'

const quietly = { throwOnError: false } as const

function Release({ release: { releaseSource, timeRequested } }: { release: TargetRelease }) {
  if (releaseSource.type === 'unspecified') return 'None asked for yet'
  return (
    <>
      <span className="font-mono">{releaseSource.version}</span>
      <span className="text-faint">
        <RelativeTime date={timeRequested} caption="Asked for" />
      </span>
    </>
  )
}

/** Undefined while it is not known; a dash where it cannot be. */
function Known({ isError, children }: { isError: boolean; children: ReactNode }) {
  if (children !== undefined) return children
  return isError ? <Dash /> : <Skeleton className="h-3 w-16" />
}

/** What there is, with the way to it. */
export function OverviewFacts({ silos, sleds }: { silos: number; sleds: number }) {
  const switches = useQuery({ ...allSwitches, ...quietly })
  const waiting = useQuery({ ...allNewSleds, ...quietly })
  const release = useQuery({ ...targetReleaseQuery, ...quietly })
  return (
    <section aria-labelledby="what-there-is" className="flex min-w-0 flex-col gap-3">
      <h2 id="what-there-is" className="flex min-h-8 items-center text-base font-semibold">
        What there is
      </h2>
      <PropertiesTable
        columns={1}
        items={[
          {
            label: 'Silos',
            value: (
              <Link to="/system/silos" className={linkClass}>
                {silos}
              </Link>
            ),
          },
          {
            label: 'Sleds',
            value: (
              <Link to="/system/inventory/rack" className={linkClass}>
                {sleds} in service
              </Link>
            ),
          },
          {
            label: 'New sleds',
            value: (
              <Known isError={waiting.isError}>
                {waiting.data && (
                  <Link to="/system/inventory/new-sleds" className={linkClass}>
                    {waiting.data.items.length}
                  </Link>
                )}
              </Known>
            ),
          },
          {
            label: 'Switches',
            value: (
              <Known isError={switches.isError}>
                {switches.data && (
                  <Link to="/system/inventory/switches" className={linkClass}>
                    {switches.data.items.length}
                  </Link>
                )}
              </Known>
            ),
          },
          {
            label: 'Release',
            value: <Known isError={release.isError}>{release.data && <Release release={release.data} />}</Known>,
          },
        ]}
      />
    </section>
  )
}
