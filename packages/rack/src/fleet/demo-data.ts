import type { AutoRestartPolicy, InstanceState, Role } from '@plenum/api'
import { storefrontAffinityGroups, storefrontAntiAffinityGroups } from './demo-affinity-data.ts'
import type { GroupData } from './demo-affinity-data.ts'
import { buildFarm } from './demo-build-farm.ts'
import { storefrontFloatingIps } from './demo-pool-data.ts'
import type { FloatingIpData } from './demo-pool-data.ts'
import { siloImages, storefrontDisks, storefrontImages, storefrontSnapshots } from './demo-storage-data.ts'
import type { DiskData, ImageData, SnapshotData } from './demo-storage-data.ts'
import { storefront } from './demo-storefront.ts'
import { searchVpc } from './demo-vpc-data.ts'
import type { VpcData } from './demo-vpc-data.ts'

/** The demo fleet as data. Tests and documents lean on these names: add freely, rename with care. */

export const DEMO_PASSWORD = 'plenum-demo'

interface SiloData {
  name: string
  description: string
  quotas: { vcpus: number; memoryGiB: number; storageGiB: number }
  users: readonly { name: string; siloRole?: Role; fleetRole?: Role; groups?: readonly string[] }[]
  groups: readonly { name: string; siloRole?: Role }[]
  images: readonly ImageData[]
  projects: readonly ProjectData[]
}

export interface InstanceData {
  name: string
  description?: string
  vcpus: number
  memoryGiB: number
  image: string
  bootDiskGiB: number
  dataDiskGiB?: number
  state: InstanceState
  /** Since when it has been in that state. */
  hoursInState: number
  /** The default subnet of the default VPC when left out. */
  network?: { vpc: string; subnet: string }
  /** The pool of its ephemeral IP; none when left out. */
  ephemeral?: string
  autoRestart?: { policy?: AutoRestartPolicy; hoursAgo?: number }
}

interface ProjectData {
  name: string
  description: string
  daysOld: number
  images?: readonly ImageData[]
  instances: readonly InstanceData[]
  /** Disks that no instance uses. */
  spareDisks?: readonly DiskData[]
  snapshots?: readonly SnapshotData[]
  /** Beside the default one. */
  vpcs?: readonly VpcData[]
  floatingIps?: readonly FloatingIpData[]
  affinityGroups?: readonly GroupData[]
  antiAffinityGroups?: readonly GroupData[]
}

export const demoSilos: readonly SiloData[] = [
  {
    name: 'demo',
    description: 'The silo that the demo accounts belong to',
    quotas: { vcpus: 800, memoryGiB: 2560, storageGiB: 20_480 },
    users: [
      { name: 'operator', siloRole: 'admin', fleetRole: 'admin', groups: ['operations'] },
      { name: 'admin', siloRole: 'admin' },
      { name: 'collaborator', siloRole: 'collaborator', groups: ['engineering'] },
      { name: 'viewer', siloRole: 'viewer' },
      { name: 'newcomer' },
    ],
    groups: [{ name: 'engineering', siloRole: 'viewer' }, { name: 'operations' }],
    images: siloImages,
    projects: [
      {
        name: 'storefront',
        description: 'The shop: web, API, databases and search',
        daysOld: 212,
        images: storefrontImages,
        instances: storefront,
        spareDisks: storefrontDisks,
        snapshots: storefrontSnapshots,
        vpcs: [searchVpc],
        floatingIps: storefrontFloatingIps,
        affinityGroups: storefrontAffinityGroups,
        antiAffinityGroups: storefrontAntiAffinityGroups,
      },
      {
        name: 'build-farm',
        description: 'Runners for continuous integration',
        daysOld: 160,
        instances: buildFarm,
      },
      {
        name: 'analytics',
        description: 'Nightly reports and the warehouse behind them',
        daysOld: 98,
        instances: [
          {
            name: 'warehouse-01',
            vcpus: 32,
            memoryGiB: 256,
            image: 'debian-13',
            bootDiskGiB: 40,
            dataDiskGiB: 1000,
            state: 'running',
            hoursInState: 700,
            ephemeral: 'internet',
          },
          {
            name: 'notebook',
            vcpus: 8,
            memoryGiB: 64,
            image: 'ubuntu-26-04',
            bootDiskGiB: 60,
            state: 'stopped',
            hoursInState: 200,
          },
        ],
      },
      { name: 'playground', description: '', daysOld: 4, instances: [] },
    ],
  },
  {
    name: 'lab',
    description: 'A second silo; nothing in it can be seen from the first',
    quotas: { vcpus: 64, memoryGiB: 256, storageGiB: 2048 },
    users: [
      { name: 'admin', siloRole: 'admin' },
      { name: 'researcher', siloRole: 'collaborator' },
      { name: 'viewer', siloRole: 'viewer' },
    ],
    groups: [],
    images: [{ name: 'debian-13', description: 'Debian trixie, cloud image', os: 'Debian', version: '13', sizeGiB: 8 }],
    projects: [
      {
        name: 'telescope',
        description: 'Image reduction',
        daysOld: 30,
        instances: [
          {
            name: 'reducer-01',
            vcpus: 16,
            memoryGiB: 64,
            image: 'debian-13',
            bootDiskGiB: 40,
            state: 'running',
            hoursInState: 90,
            ephemeral: 'lab-internet',
          },
        ],
      },
    ],
  },
]
