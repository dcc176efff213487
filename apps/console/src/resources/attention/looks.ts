import type { Certificate, SupportBundle } from '@plenum/api'
import { call } from '../../api/call.ts'
import { query, queryClient } from '../../api/query.ts'
import { wholeList } from '../../list/source.ts'
import { allReceivers } from '../alert/queries.ts'
import { fleetUtilization } from '../capacity/queries.ts'
import { certificateReader } from '../certificate/read.ts'
import { allPools } from '../ip-pool/queries.ts'
import { physicalDisks } from '../physical-disk/queries.ts'
import { allSilos, poolsOfSilo, providersOfSilo } from '../silo/queries.ts'
import { allNewSleds, allSleds } from '../sled/queries.ts'
import { allTrustRoots, targetReleaseQuery } from '../system-update/queries.ts'
import { failedBundles } from './checks/bundles.ts'
import { lostDeliveries } from './checks/deliveries.ts'
import { expiring, rootExpiry } from './checks/expiry.ts'
import type { Perishable } from './checks/expiry.ts'
import { oversubscribed } from './checks/oversubscription.ts'
import { lostBfdSessions, lostBgpPeers } from './checks/peers.ts'
import { lostDisks } from './checks/physical-disks.ts'
import { fullPools } from './checks/pools.ts'
import { withoutProvider } from './checks/providers.ts'
import { fullQuotas } from './checks/quotas.ts'
import { unlinkedSilos } from './checks/silo-pools.ts'
import { closedSleds, waitingSleds } from './checks/sleds.ts'
import { eachOf, firstOf } from './bounds.ts'
import type { Finding } from './finding.ts'

interface Context {
  signal: AbortSignal
}

/** A place that is looked at, for things that an operator should know. */
export interface Look {
  id: string
  /** "Quotas of silos". */
  what: string
  find: (context: Context) => Promise<readonly Finding[]>
}

const pools = allPools()
const certificates = wholeList<Certificate>({ page: (page) => query('certificateList', { query: page }) })
const bundles = wholeList<SupportBundle>({
  isSortedByServer: false,
  page: (page) => query('supportBundleList', { query: page }),
})
const trustRootsPage = { label: 'Trust roots', to: '/system/update/trust-roots' } as const

/** Deliveries of a receiver that are looked at, the newest. */
const DELIVERIES = 100

async function ownCertificates(): Promise<Perishable[]> {
  const { items } = await queryClient.fetchQuery(certificates)
  if (items.length === 0) return []
  const { readChain } = await certificateReader()
  return Promise.all(
    items.map(async ({ id, name, cert }) => {
      const [leaf] = await readChain(cert)
      return {
        id: `certificate/${id}`,
        what: `Certificate ${name} of this silo`,
        until: leaf.notAfter,
        remedy: { label: 'Certificates', to: '/certificates' },
      }
    }),
  )
}

async function targetRelease({ signal }: Context): Promise<Perishable[]> {
  const { releaseSource } = await queryClient.fetchQuery(targetReleaseQuery)
  if (releaseSource.type === 'unspecified') return []
  const params = { systemVersion: releaseSource.version }
  const { description } = await call('systemUpdateGetRepository', { params }, { signal })
  const { systemVersion, validUntil } = description.repo
  return [
    {
      id: `release/${systemVersion}`,
      what: `Repository of release ${systemVersion}`,
      until: new Date(validUntil),
      remedy: { label: 'Updates', to: '/system/update' },
    },
  ]
}

/** Everything that is looked at, each by itself: what cannot be looked at keeps nothing else from being seen. */
export const looks: readonly Look[] = [
  {
    id: 'bgp',
    what: 'BGP sessions of the switches',
    find: async ({ signal }) => lostBgpPeers(await call('networkingBgpStatus', {}, { signal })),
  },
  {
    id: 'bfd',
    what: 'BFD sessions of the switches',
    find: async ({ signal }) => lostBfdSessions(await call('networkingBfdStatus', {}, { signal })),
  },
  {
    id: 'sleds',
    what: 'Sleds in service',
    find: async () => closedSleds((await queryClient.fetchQuery(allSleds)).items),
  },
  {
    id: 'new-sleds',
    what: 'Sleds that are not part of the rack yet',
    find: async () => waitingSleds((await queryClient.fetchQuery(allNewSleds)).items),
  },
  {
    id: 'disks',
    what: 'Physical disks in service',
    find: async () => lostDisks((await queryClient.fetchQuery(wholeList(physicalDisks))).items),
  },
  {
    id: 'quotas',
    what: 'Quotas of silos',
    find: async () => fullQuotas((await queryClient.fetchQuery(fleetUtilization)).items),
  },
  {
    id: 'oversubscription',
    what: 'What quotas promise, against what the sleds have',
    find: async () => {
      const [silos, sleds] = await Promise.all([
        queryClient.fetchQuery(fleetUtilization),
        queryClient.fetchQuery(allSleds),
      ])
      return oversubscribed(silos.items, sleds.items)
    },
  },
  {
    id: 'pools',
    what: 'Addresses left in IP pools',
    find: async (context) =>
      fullPools(
        await eachOf(firstOf((await queryClient.fetchQuery(pools)).items), async (pool) => {
          const input = { params: { pool: pool.id } }
          return { pool, utilization: await call('ipPoolUtilizationView', input, context) }
        }),
      ),
  },
  {
    id: 'silo-pools',
    what: 'IP pools of silos',
    find: async () =>
      unlinkedSilos(
        await eachOf(firstOf((await queryClient.fetchQuery(allSilos())).items), async (silo) => ({
          silo,
          pools: (await queryClient.fetchQuery(poolsOfSilo(silo.id))).items,
        })),
      ),
  },
  {
    id: 'providers',
    what: 'Identity providers of silos',
    find: async () => {
      const { items } = await queryClient.fetchQuery(allSilos())
      const saml = items.filter(({ identityMode }) => identityMode === 'saml_jit')
      return withoutProvider(
        await eachOf(firstOf(saml), async (silo) => ({
          silo,
          providers: (await queryClient.fetchQuery(providersOfSilo(silo.id))).items,
        })),
      )
    },
  },
  {
    id: 'deliveries',
    what: 'Deliveries of alerts',
    find: async (context) =>
      lostDeliveries(
        await eachOf(firstOf((await queryClient.fetchQuery(allReceivers)).items), async (receiver) => {
          const input = {
            params: { receiver: receiver.id },
            query: { limit: DELIVERIES, sortBy: 'descending' },
          } as const
          return { receiver, deliveries: (await call('alertDeliveryList', input, context)).items }
        }),
      ),
  },
  {
    id: 'bundles',
    what: 'Support bundles',
    find: async () => failedBundles((await queryClient.fetchQuery(bundles)).items),
  },
  {
    id: 'certificates',
    what: 'Certificates of your own silo',
    find: async () => expiring(await ownCertificates(), new Date()),
  },
  {
    id: 'trust-roots',
    what: 'Trust roots for updates',
    find: async () =>
      expiring(
        (await queryClient.fetchQuery(allTrustRoots)).items.flatMap(({ id, rootRole }) => {
          const until = rootExpiry(rootRole)
          return until
            ? [{ id: `trust-root/${id}`, what: `Trust root ${id.slice(0, 8)}`, until, remedy: trustRootsPage }]
            : []
        }),
        new Date(),
      ),
  },
  {
    id: 'release',
    what: 'Repository of the target release',
    find: async (context) => expiring(await targetRelease(context), new Date()),
  },
]
