import { Check, Warehouse, X } from 'lucide-react'
import { Dash, DateTime, PropertiesTable, Truncate } from '@plenum/ui'
import type { Silo } from '@plenum/api'
import { useNavigate } from '@tanstack/react-router'
import { leaveDeleted } from '../leave-deleted.ts'
import { ResourceHeader } from '../resource-header.tsx'
import { aboutSilos } from './about.ts'
import { siloDeletion } from './deletion.tsx'
import { IdentityModeBadge } from './identity-mode.tsx'
import { useOwnRoles } from './own-roles.ts'
import { whyNotOperator } from './permission.ts'
import { siloQuery, siloUtilizationQuery } from './queries.ts'

export function SiloHeader({ silo }: { silo: Silo }) {
  const navigate = useNavigate()
  const roles = useOwnRoles()
  const leave = () =>
    leaveDeleted({
      known: [siloQuery(silo.name), siloUtilizationQuery(silo.name)],
      list: 'siloList',
      toList: () => navigate({ to: '/system/silos' }),
    })
  const removal = siloDeletion({
    leave,
    ownId: roles?.siloId,
    whyNot: ({ id }) => whyNotOperator('modifySilo', roles, id),
  })
  return (
    <ResourceHeader
      resource={silo}
      noun={{ one: 'silo', many: 'silos' }}
      icon={<Warehouse />}
      about={aboutSilos}
      deletion={removal.entry(silo)}
    />
  )
}

export function Discoverable({ value }: { value: boolean }) {
  return (
    <span className="flex items-center gap-1.5 [&_svg]:size-4">
      {value ? <Check aria-hidden="true" className="text-ok" /> : <X aria-hidden="true" className="text-notice" />}
      {value ? 'Yes' : 'No'}
    </span>
  )
}

/** What a silo is, at a glance. */
export function SiloProperties({ silo }: { silo: Silo }) {
  const { id, description, discoverable, identityMode, timeCreated, timeModified } = silo
  return (
    <PropertiesTable
      columns={2}
      items={[
        { label: 'ID', value: <Truncate text={id} maxLength={32} at="middle" isMono hasCopy /> },
        { label: 'Created', value: <DateTime date={timeCreated} /> },
        { label: 'Description', value: description || <Dash /> },
        { label: 'Last modified', value: <DateTime date={timeModified} /> },
        { label: 'Identity mode', value: <IdentityModeBadge mode={identityMode} /> },
        { label: 'Discoverable', value: <Discoverable value={discoverable} /> },
      ]}
    />
  )
}
