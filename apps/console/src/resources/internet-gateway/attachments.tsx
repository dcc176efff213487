import { Button, linkClass, Table, Truncate } from '@plenum/ui'
import type { MenuEntry } from '@plenum/ui'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { copyId } from '../copy-id.tsx'
import { PoolName } from '../ip-pool/name.tsx'
import type { ProjectWrites } from '../project/writes.ts'
import { RouteEnd } from '../route/ends.tsx'
import type { VpcParams } from '../vpc/queries.ts'
import { detachAddress, detachPool } from './detach.tsx'
import type { GatewayWithAttachments } from './queries.ts'
import type { PlacedRoute } from './routes-to.ts'

interface SectionProps {
  title: string
  attach?: MenuEntry | undefined
  children: ReactNode
}

function Section({ title, attach, children }: SectionProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <header className="flex min-h-8 items-center gap-2">
        <h3 className="text-base font-semibold">{title}</h3>
        {attach && (
          <div className="ms-auto">
            <Button
              size="sm"
              icon={<Plus />}
              disabledReason={attach.disabledReason}
              onPress={() => attach.onAction?.()}
            >
              {attach.label}
            </Button>
          </div>
        )}
      </header>
      {children}
    </section>
  )
}

function None({ children }: { children: ReactNode }) {
  return <p className="text-sm text-muted">{children}</p>
}

interface AttachedProps {
  attached: GatewayWithAttachments
  attach: MenuEntry | undefined
  writes: Pick<ProjectWrites, 'entries'>
}

export function AttachedAddresses({ attached: { addresses, pools }, attach, writes }: AttachedProps) {
  return (
    <Section title="IP address" attach={attach}>
      <Table
        label="Attached IP addresses"
        columns={[
          { id: 'name', header: 'Name', isPrimary: true, value: ({ name }) => name },
          {
            id: 'address',
            header: 'IP address',
            value: ({ address }) => address,
            cell: ({ address }) => <Truncate text={address} maxLength={45} isMono hasCopy />,
          },
        ]}
        rows={addresses}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={(address) => [copyId(address.id), ...writes.entries(detachAddress(address))]}
        empty={
          <None>
            {pools.length > 0
              ? 'None is attached: packets leave from addresses of the attached pool.'
              : 'None is attached, and no pool either: nothing gets out here.'}
          </None>
        }
      />
    </Section>
  )
}

export function AttachedPools({ attached: { pools, addresses }, attach, writes }: AttachedProps) {
  return (
    <Section title={pools.length > 1 ? 'IP pools' : 'IP pool'} attach={attach}>
      <Table
        label="Attached IP pools"
        columns={[
          { id: 'name', header: 'Name', isPrimary: true, value: ({ name }) => name },
          { id: 'pool', header: 'IP pool', cell: ({ ipPoolId }) => <PoolName id={ipPoolId} /> },
        ]}
        rows={pools}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={(pool) => [copyId(pool.id), ...writes.entries(detachPool(pool))]}
        empty={
          <None>
            {addresses.length > 0
              ? 'None is attached: only instances that have the attached address get out here.'
              : 'None is attached.'}
          </None>
        }
      />
    </Section>
  )
}

export function RoutesToGateway({ params, routes }: { params: VpcParams; routes: readonly PlacedRoute[] }) {
  return (
    <Section title="Routes that lead here">
      <Table
        label="Routes that lead here"
        columns={[
          { id: 'route', header: 'Route', isPrimary: true, value: ({ route }) => route.name },
          {
            id: 'router',
            header: 'Router',
            value: ({ router }) => router.name,
            cell: ({ router }) => (
              <Link
                to="/projects/$project/vpcs/$vpc/routers/$router"
                params={{ ...params, router: router.name }}
                className={linkClass}
              >
                {router.name}
              </Link>
            ),
          },
          { id: 'destination', header: 'For', cell: ({ route }) => <RouteEnd end={route.destination} /> },
        ]}
        rows={routes}
        rowKey={({ route }) => route.id}
        rowName={({ route }) => route.name}
        empty={<None>None: no packet of the VPC comes here.</None>}
      />
    </Section>
  )
}
