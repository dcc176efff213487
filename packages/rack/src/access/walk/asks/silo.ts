import type { SiloCreate } from '@plenum/api'
import { certificateBase64, providerBody } from '../../../testing/saml.ts'
import { usablePair } from '../../../testing/certificates.ts'
import { named } from '../ask.ts'
import type { Asks } from '../ask.ts'

const now = new Date('2026-03-01T12:00:00Z')
const pair = await usablePair(now, '*.sys.rack.example')
const provider = providerBody('made', await certificateBase64(now))
const window = { startTime: now, endTime: now }

export const newSilo: SiloCreate = {
  ...named,
  discoverable: true,
  identityMode: 'local_only',
  quotas: { cpus: 0, memory: 0, storage: 0 },
  tlsCertificates: [],
}

/** Silos, and what belongs to a silo and to no project of it. */
export const siloAsks = {
  siloList: () => ({}),
  siloCreate: () => ({ body: newSilo }),
  siloView: ({ silo }) => ({ params: { silo } }),
  siloDelete: ({ silo }) => ({ params: { silo } }),
  systemQuotasList: () => ({}),
  siloQuotasView: ({ silo }) => ({ params: { silo } }),
  siloQuotasUpdate: ({ silo }) => ({ params: { silo }, body: { cpus: 1000 } }),
  utilizationView: () => ({}),
  siloUtilizationList: () => ({}),
  siloUtilizationView: ({ silo }) => ({ params: { silo } }),
  siloIdentityProviderList: ({ silo }) => ({ query: { silo } }),
  samlIdentityProviderCreate: ({ silo }) => ({ query: { silo }, body: provider }),
  samlIdentityProviderView: ({ provider }) => ({ params: { provider } }),
  certificateList: () => ({}),
  certificateCreate: () => ({ body: { ...named, service: 'external_api', ...pair } }),
  certificateView: ({ certificate }) => ({ params: { certificate } }),
  certificateDelete: ({ certificate }) => ({ params: { certificate } }),
  authSettingsView: () => ({}),
  authSettingsUpdate: () => ({ body: { deviceTokenMaxTtlSeconds: null } }),
  projectIpPoolList: () => ({}),
  projectIpPoolView: ({ pool }) => ({ params: { pool } }),
  siloMetric: () => ({ params: { metricName: 'cpus_provisioned' }, query: window }),
} satisfies Partial<Asks>
