import { Badge, Button, copyText, Dash, EmptyState, Table, toast, Truncate } from '@plenum/ui'
import type { Column, MenuEntry } from '@plenum/ui'
import type { ExternalIp, Instance } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { ClipboardCopy, Globe } from 'lucide-react'
import { useState } from 'react'
import { usePageActions } from '../../shell/page-actions.tsx'
import { copyId } from '../copy-id.tsx'
import { allFloatingIps } from '../floating-ip/queries.ts'
import { useProjectWrites } from '../project/writes.ts'
import { Section } from '../section.tsx'
import { PoolName } from '../ip-pool/name.tsx'
import { siloPoolsQuery } from '../ip-pool/queries.ts'
import { ExternalAddress } from './address.tsx'
import { AttachEphemeral } from './attach-ephemeral.tsx'
import { AttachFloating } from './attach-floating.tsx'
import { detachExternalIp } from './detach.tsx'
import { inOrder } from './in-order.ts'
import { whyNotAttachEphemeral, whyNotAttachFloating } from './rules.ts'

const columns: readonly Column<ExternalIp>[] = [
  { id: 'ip', header: 'IP', isPrimary: true, value: ({ ip }) => ip, cell: ({ ip }) => <ExternalAddress ip={ip} /> },
  {
    id: 'kind',
    header: 'Kind',
    width: '8rem',
    cell: ({ kind }) => (
      <Badge variant="tag" tone={kind === 'floating' ? 'accent' : 'idle'}>
        {kind}
      </Badge>
    ),
  },
  { id: 'pool', header: 'IP pool', cell: ({ ipPoolId }) => <PoolName id={ipPoolId} /> },
  { id: 'name', header: 'Name', cell: (ip) => (ip.kind === 'floating' ? ip.name : <Dash />) },
  {
    id: 'description',
    header: 'Description',
    cell: (ip) =>
      ip.kind === 'floating' && ip.description !== '' ? <Truncate text={ip.description} maxLength={48} /> : <Dash />,
  },
]

function copyAddress({ ip }: ExternalIp): MenuEntry {
  return {
    label: 'Copy IP address',
    icon: <ClipboardCopy />,
    onAction: () => void copyText(ip).then((done) => done && toast({ tone: 'success', content: `${ip} copied` })),
  }
}

interface ExternalIpsProps {
  project: string
  instance: Instance
  ips: readonly ExternalIp[]
  /** How many network interfaces it has. */
  nics: number
}

/** The addresses under which an instance is reached from outside. */
export function ExternalIps({ project, instance, ips, nics }: ExternalIpsProps) {
  const [open, setOpen] = useState<'ephemeral' | 'floating'>()
  const { data, isPending } = useQuery({ ...siloPoolsQuery, throwOnError: false })
  const pools = data?.isForbidden ? undefined : data?.items
  const { data: floatingIps } = useQuery(allFloatingIps(project))
  const free = (floatingIps?.items ?? []).filter(({ instanceId }) => !instanceId)
  const situation = { state: instance.runState, ips, nics }
  const writes = useProjectWrites(project)
  const noEphemeral = writes.whyNot ?? whyNotAttachEphemeral(situation, isPending ? 0 : pools?.length)
  const noFloating = writes.whyNot ?? whyNotAttachFloating(situation, free.length)
  usePageActions([
    ...(noEphemeral === undefined ? [{ label: 'Attach ephemeral IP', onAction: () => setOpen('ephemeral') }] : []),
    ...(noFloating === undefined ? [{ label: 'Attach floating IP', onAction: () => setOpen('floating') }] : []),
  ])
  const close = () => setOpen(undefined)
  return (
    <Section
      title="External IPs"
      actions={
        <>
          <Button size="sm" disabledReason={noEphemeral} onPress={() => setOpen('ephemeral')}>
            Attach ephemeral IP
          </Button>
          <Button size="sm" disabledReason={noFloating} onPress={() => setOpen('floating')}>
            Attach floating IP
          </Button>
        </>
      }
    >
      <Table
        label="External IPs"
        columns={columns}
        rows={inOrder(ips)}
        rowKey={({ ip }) => ip}
        rowName={({ ip }) => ip}
        rowActions={(ip) => [
          ...(ip.kind === 'floating' ? [copyId(ip.id)] : []),
          copyAddress(ip),
          ...writes.entries(detachExternalIp(instance, ip)),
        ]}
        empty={
          <EmptyState
            icon={<Globe />}
            title="No external IPs"
            body="Without one, only instances of the same VPC and the serial console reach it."
          />
        }
      />
      {open === 'ephemeral' && (
        <AttachEphemeral instance={instance} pools={pools} whyNot={noEphemeral} onDismiss={close} />
      )}
      {open === 'floating' && <AttachFloating instance={instance} floatingIps={free} onDismiss={close} />}
    </Section>
  )
}
