import { confirm, toast } from '@plenum/ui'
import type { MenuEntry } from '@plenum/ui'
import type { OperationId } from '@plenum/api'
import { Star, StarOff, Unlink } from 'lucide-react'
import type { ReactNode } from 'react'
import { call } from '../../api/call.ts'
import { queryClient, refresh } from '../../api/query.ts'
import { poolsOfSilo } from '../silo/queries.ts'

interface Named {
  id: string
  name: string
}

/** A pool that is linked to a silo, seen from either side. */
export interface Link {
  pool: Named
  silo: Named
  isDefault: boolean
}

/** What shows links, from either side, and what silos see of them. */
export const linkReads: readonly OperationId[] = [
  'siloIpPoolList',
  'ipPoolSiloList',
  'projectIpPoolList',
  'projectIpPoolView',
]

function Name({ children }: { children: ReactNode }) {
  return <strong className="text-text">{children}</strong>
}

/** The pool that a silo's addresses come from so far; undefined where there is none, or nobody can tell. */
export async function defaultOf(silo: Named): Promise<string | undefined> {
  const found = await queryClient.fetchQuery(poolsOfSilo(silo.id)).catch(() => undefined)
  return found?.items.find(({ isDefault }) => isDefault)?.name
}

export async function setDefault({ pool, silo }: Omit<Link, 'isDefault'>, isDefault: boolean): Promise<void> {
  await call('ipPoolSiloUpdate', { params: { pool: pool.id, silo: silo.id }, body: { isDefault } })
}

async function askMakeDefault(link: Link): Promise<void> {
  const { pool, silo } = link
  const current = await defaultOf(silo)
  const verb = current === undefined ? 'make' : 'change'
  confirm({
    title: `Confirm ${verb} default`,
    confirmLabel: `${verb === 'make' ? 'Make' : 'Change'} default`,
    body: (
      <>
        <p>
          Make <Name>{pool.name}</Name> the default pool of <Name>{silo.name}</Name>? Addresses come from it when no
          pool is named.
        </p>
        {current !== undefined && (
          <p>
            It takes the place of <Name>{current}</Name>, which stays linked. Addresses that are in use stay as they
            are.
          </p>
        )}
      </>
    ),
    errorTitle: `Could not ${verb} default`,
    action: async () => {
      await setDefault(link, true)
      toast({ tone: 'success', content: `${pool.name} is the default pool of ${silo.name}` })
      await refresh(...linkReads)
    },
  })
}

function askClearDefault(link: Link): void {
  const { pool, silo } = link
  confirm({
    title: 'Confirm clear default',
    tone: 'danger',
    confirmLabel: 'Clear default',
    body: (
      <>
        <p>
          <Name>{pool.name}</Name> will no longer be the default pool of <Name>{silo.name}</Name>. It stays linked.
        </p>
        <p>Without a default, users of the silo have to name a pool for every address.</p>
      </>
    ),
    errorTitle: 'Could not clear default',
    action: async () => {
      await setDefault(link, false)
      toast({ tone: 'success', content: `${silo.name} has no default pool` })
      await refresh(...linkReads)
    },
  })
}

function askUnlink({ pool, silo, isDefault }: Link): void {
  confirm({
    title: 'Confirm unlink pool',
    tone: 'danger',
    confirmLabel: 'Unlink',
    body: (
      <>
        <p>
          Unlink <Name>{pool.name}</Name> from <Name>{silo.name}</Name>? Users of the silo can draw no more addresses
          from it{isDefault && ', and have no default pool'}.
        </p>
        <p>While addresses of the pool are in use in the silo, it is not unlinked.</p>
      </>
    ),
    errorTitle: 'Could not unlink pool',
    action: async () => {
      await call('ipPoolSiloUnlink', { params: { pool: pool.id, silo: silo.id } })
      toast({ tone: 'success', content: `${pool.name} unlinked from ${silo.name}` })
      await refresh(...linkReads)
    },
  })
}

/** What can be done to a link, from either side. */
export function linkActions(link: Link, whyNot: string | undefined): MenuEntry[] {
  return [
    link.isDefault
      ? {
          label: 'Clear default',
          icon: <StarOff />,
          tone: 'danger',
          disabledReason: whyNot,
          onAction: () => askClearDefault(link),
        }
      : {
          label: 'Make default',
          icon: <Star />,
          disabledReason: whyNot,
          onAction: () => void askMakeDefault(link),
        },
    {
      label: 'Unlink',
      icon: <Unlink />,
      tone: 'danger',
      disabledReason: whyNot,
      onAction: () => askUnlink(link),
    },
  ]
}
