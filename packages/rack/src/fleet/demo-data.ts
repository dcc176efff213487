import type { InstanceState, Role } from '@plenum/api'

/** The demo fleet as data. Tests and documents lean on these names: add freely, rename with care. */

export const DEMO_PASSWORD = 'plenum-demo'

interface SiloData {
  name: string
  description: string
  users: readonly { name: string; siloRole?: Role; fleetRole?: Role; groups?: readonly string[] }[]
  groups: readonly { name: string; siloRole?: Role }[]
  images: readonly ImageData[]
  projects: readonly ProjectData[]
}

export interface ImageData {
  name: string
  description: string
  os: string
  version: string
  sizeGiB: number
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
}

interface ProjectData {
  name: string
  description: string
  daysOld: number
  images?: readonly ImageData[]
  instances: readonly InstanceData[]
  /** Disks that no instance uses. */
  spareDisks?: readonly { name: string; description: string; sizeGiB: number }[]
}

const storefront: readonly InstanceData[] = [
  ...['web-01', 'web-02', 'web-03'].map((name): InstanceData => {
    return { name, vcpus: 4, memoryGiB: 16, image: 'debian-13', bootDiskGiB: 20, state: 'running', hoursInState: 74 }
  }),
  ...['api-blue-01', 'api-blue-02'].map((name): InstanceData => {
    return {
      name,
      vcpus: 8,
      memoryGiB: 32,
      image: 'ubuntu-26-04',
      bootDiskGiB: 40,
      state: 'running',
      hoursInState: 290,
    }
  }),
  {
    name: 'api-green-01',
    description: 'Standby of the API; started before each roll-out',
    vcpus: 8,
    memoryGiB: 32,
    image: 'ubuntu-26-04',
    bootDiskGiB: 40,
    state: 'stopped',
    hoursInState: 51,
  },
  {
    name: 'db-primary',
    description: 'PostgreSQL, orders and stock',
    vcpus: 16,
    memoryGiB: 128,
    image: 'debian-13',
    bootDiskGiB: 40,
    dataDiskGiB: 512,
    state: 'running',
    hoursInState: 41 * 24,
  },
  {
    name: 'db-replica-a',
    vcpus: 16,
    memoryGiB: 128,
    image: 'debian-13',
    bootDiskGiB: 40,
    dataDiskGiB: 512,
    state: 'running',
    hoursInState: 41 * 24,
  },
  {
    name: 'db-replica-b',
    vcpus: 16,
    memoryGiB: 128,
    image: 'debian-13',
    bootDiskGiB: 40,
    dataDiskGiB: 512,
    state: 'failed',
    hoursInState: 0.1,
  },
  {
    name: 'queue-01',
    vcpus: 2,
    memoryGiB: 8,
    image: 'alpine-3-24',
    bootDiskGiB: 10,
    state: 'running',
    hoursInState: 220,
  },
  {
    name: 'search-01',
    vcpus: 8,
    memoryGiB: 64,
    image: 'debian-13',
    bootDiskGiB: 40,
    state: 'running',
    hoursInState: 216,
  },
  {
    name: 'search-02',
    vcpus: 8,
    memoryGiB: 64,
    image: 'debian-13',
    bootDiskGiB: 40,
    state: 'running',
    hoursInState: 216,
  },
  {
    name: 'sandbox-with-a-rather-long-name-to-see-how-tables-cope-with-it',
    vcpus: 2,
    memoryGiB: 4,
    image: 'alpine-3-24',
    bootDiskGiB: 10,
    state: 'stopped',
    hoursInState: 12,
  },
]

const buildFarm = Array.from({ length: 64 }, (_, index): InstanceData => {
  const state = index % 9 === 4 ? 'stopped' : 'running'
  const name = `runner-${String(index + 1).padStart(2, '0')}`
  return { name, vcpus: 8, memoryGiB: 16, image: 'ubuntu-26-04', bootDiskGiB: 60, state, hoursInState: 3 + index * 2 }
})

export const demoSilos: readonly SiloData[] = [
  {
    name: 'demo',
    description: 'The silo that the demo accounts belong to',
    users: [
      { name: 'operator', siloRole: 'admin', fleetRole: 'admin', groups: ['operations'] },
      { name: 'admin', siloRole: 'admin' },
      { name: 'collaborator', siloRole: 'collaborator', groups: ['engineering'] },
      { name: 'viewer', siloRole: 'viewer' },
      { name: 'newcomer' },
    ],
    groups: [{ name: 'engineering', siloRole: 'viewer' }, { name: 'operations' }],
    images: [
      { name: 'alpine-3-24', description: 'Alpine Linux, cloud image', os: 'Alpine', version: '3.24', sizeGiB: 2 },
      { name: 'debian-13', description: 'Debian trixie, cloud image', os: 'Debian', version: '13', sizeGiB: 8 },
      { name: 'ubuntu-26-04', description: 'Ubuntu LTS, cloud image', os: 'Ubuntu', version: '26.04', sizeGiB: 12 },
    ],
    projects: [
      {
        name: 'storefront',
        description: 'The shop: web, API, databases and search',
        daysOld: 212,
        images: [
          {
            name: 'storefront-web',
            description: 'Web tier, baked nightly',
            os: 'Debian',
            version: '13-web.184',
            sizeGiB: 10,
          },
        ],
        instances: storefront,
        spareDisks: [
          { name: 'db-archive-2025', description: 'Orders up to the end of 2025', sizeGiB: 800 },
          { name: 'scratch', description: '', sizeGiB: 100 },
        ],
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
          },
        ],
      },
    ],
  },
]
