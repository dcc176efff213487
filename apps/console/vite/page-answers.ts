/** Who one is and what one may see: every page behind the sign-in asks for it. */
const EVERYWHERE = ['/v1/me', '/v1/me/groups', '/v1/system/policy']

const inProject = 'project=$project'
const inVpc = `${inProject}&vpc=$vpc`

/** Of a page, and of all pages below its address. */
const AROUND: Readonly<Record<string, readonly string[]>> = {
  '/projects/$project': ['/v1/projects/$project', '/v1/projects/$project/policy', '/v1/policy'],
  '/projects/$project/instances/$instance': [`/v1/instances/$instance?${inProject}`],
  '/projects/$project/vpcs/$vpc': [`/v1/vpcs/$vpc?${inProject}`],
}

const disksOf = [
  `/v1/disks?${inProject}&limit=50`,
  `/v1/instances?${inProject}&limit=1000`,
  `/v1/images?${inProject}&limit=1000`,
  '/v1/images?limit=1000',
  `/v1/snapshots?${inProject}&limit=1000`,
]
const floatingIpsOf = [
  `/v1/floating-ips?${inProject}&limit=50`,
  `/v1/instances?${inProject}&limit=1000`,
  '/v1/ip-pools?limit=1000',
]
const partsOfInstance = [
  `/v1/network-interfaces?instance=$instance&${inProject}`,
  `/v1/instances/$instance/disks?${inProject}`,
  `/v1/instances/$instance/external-ips?${inProject}`,
]
const instancePage = '/projects/$project/instances/$instance'

/** Of a page as it is opened first, without a filter, an order or a place in a list. */
const AT: Readonly<Record<string, readonly string[]>> = {
  '/projects': ['/v1/projects?limit=50'],
  '/projects-new': ['/v1/projects?limit=50'],
  '/images': ['/v1/images?limit=50', '/v1/policy'],
  '/access': ['/v1/policy', '/v1/users?limit=1000', '/v1/groups?limit=1000'],
  '/utilization': ['/v1/utilization', '/v1/projects?limit=1000'],
  '/settings/ssh-keys': ['/v1/me/ssh-keys?limit=50'],
  '/projects/$project/instances': [`/v1/instances?${inProject}&limit=50`],
  '/projects/$project/instances-new': [
    '/v1/utilization',
    '/v1/images?limit=1000',
    `/v1/images?${inProject}&limit=1000`,
    `/v1/snapshots?${inProject}&limit=1000`,
    `/v1/disks?${inProject}&limit=1000`,
    `/v1/vpcs?${inProject}&limit=1000`,
    '/v1/ip-pools?limit=1000',
    `/v1/floating-ips?${inProject}&limit=1000`,
    '/v1/me/ssh-keys?limit=1000',
    `/v1/anti-affinity-groups?${inProject}&limit=1000`,
  ],
  [instancePage]: partsOfInstance,
  [`${instancePage}/storage`]: partsOfInstance,
  [`${instancePage}/networking`]: partsOfInstance,
  [`${instancePage}/connect`]: partsOfInstance,
  [`${instancePage}/settings`]: partsOfInstance,
  [`${instancePage}/metrics/cpu`]: partsOfInstance,
  '/projects/$project/disks': disksOf,
  '/projects/$project/disks-new': [...disksOf, '/v1/utilization'],
  '/projects/$project/snapshots': [`/v1/snapshots?${inProject}&limit=50`, `/v1/disks?${inProject}&limit=1000`],
  '/projects/$project/images': [`/v1/images?${inProject}&limit=1000`, '/v1/images?limit=1000'],
  '/projects/$project/floating-ips': floatingIpsOf,
  '/projects/$project/floating-ips-new': floatingIpsOf,
  '/projects/$project/vpcs': [`/v1/vpcs?${inProject}&limit=50`],
  '/projects/$project/vpcs/$vpc/firewall-rules': [`/v1/vpc-firewall-rules?${inVpc}`],
  '/projects/$project/vpcs/$vpc/subnets': [
    `/v1/vpc-subnets?${inVpc}&limit=50`,
    `/v1/vpc-subnets?${inVpc}&limit=1000`,
    `/v1/vpc-routers?${inVpc}&limit=1000`,
  ],
  '/projects/$project/access': ['/v1/users?limit=1000', '/v1/groups?limit=1000'],
  '/system': [
    '/v1/system/utilization/silos?limit=1000',
    '/v1/system/hardware/sleds?limit=1000',
    '/v1/system/hardware/sleds-uninitialized?limit=1000',
    '/v1/system/hardware/disks?limit=1000',
    '/v1/system/networking/bgp-status',
    '/v1/system/networking/bfd-status',
    '/v1/system/ip-pools?limit=1000',
    '/v1/system/silos?limit=1000',
    '/v1/alert-receivers?limit=1000',
    '/v1/certificates?limit=1000',
    '/v1/system/update/trust-roots?limit=1000',
    '/v1/system/update/target-release',
  ],
  '/system/silos': ['/v1/system/silos?limit=50'],
  '/system/utilization': ['/v1/system/utilization/silos?limit=1000', '/v1/system/hardware/sleds?limit=1000'],
  '/system/inventory/sleds': ['/v1/system/hardware/sleds?limit=50'],
  '/system/inventory/disks': ['/v1/system/hardware/disks?limit=50', '/v1/system/hardware/sleds?limit=1000'],
  '/system/networking/ip-pools': ['/v1/system/ip-pools?limit=50'],
}

const isAround = (outer: string, page: string) => page === outer || page.startsWith(`${outer}/`)

/** What a page asks of the API as soon as it is there; `$name` stands for what its address has there. */
export interface PageAnswers {
  /** Always. */
  around: readonly string[]
  /** When the address has no query. */
  own: readonly string[]
}

/** @param page `/projects/$project/disks` */
export function answersOf(page: string): PageAnswers {
  const outer = Object.keys(AROUND).filter((each) => isAround(each, page))
  return { around: [...EVERYWHERE, ...outer.flatMap((each) => AROUND[each] ?? [])], own: AT[page] ?? [] }
}
