import type { AffinityPolicy } from '@plenum/api'

export interface GroupData {
  name: string
  description: string
  policy: AffinityPolicy
  members: readonly string[]
}

export const storefrontAffinityGroups: readonly GroupData[] = [
  {
    name: 'api-and-queue',
    description: 'Talk to each other all the time',
    policy: 'allow',
    members: ['api-blue-01', 'api-blue-02', 'queue-01'],
  },
  {
    name: 'rehearsal',
    description: 'Measured side by side before a roll-out',
    policy: 'fail',
    members: ['api-green-01', 'sandbox-with-a-rather-long-name-to-see-how-tables-cope-with-it'],
  },
]

export const storefrontAntiAffinityGroups: readonly GroupData[] = [
  {
    name: 'databases',
    description: 'No sled may take two copies with it',
    policy: 'fail',
    members: ['db-primary', 'db-replica-a', 'db-replica-b'],
  },
  { name: 'not-used-yet', description: '', policy: 'allow', members: [] },
  { name: 'search-nodes', description: '', policy: 'fail', members: ['search-01', 'search-02'] },
  {
    name: 'web-tier',
    description: 'Better apart, but better together than not at all',
    policy: 'allow',
    members: ['web-01', 'web-02', 'web-03'],
  },
]
