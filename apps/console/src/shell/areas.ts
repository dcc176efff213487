import {
  BellRing,
  Bot,
  Box,
  Boxes,
  Braces,
  Camera,
  ChartSpline,
  CircleFadingArrowUp,
  Cpu,
  EthernetPort,
  FileBadge,
  Fingerprint,
  Gauge,
  Globe,
  Grid3x3,
  HardDrive,
  HeartPulse,
  Image,
  KeyRound,
  LayoutDashboard,
  ListTree,
  MapPin,
  Network,
  PackageOpen,
  Radar,
  Repeat,
  Scale,
  Server,
  Settings,
  ShieldCheck,
  ShieldHalf,
  Siren,
  SlidersHorizontal,
  Ticket,
  User,
  Warehouse,
  Waypoints,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { FileRouteTypes } from '../routeTree.gen.ts'

/** An address that a page answers to; `$project` in it stands for the project that one is in. */
export type PagePath = FileRouteTypes['to']

/** A page that one goes to from anywhere in its area. */
export interface Place {
  to: PagePath
  label: string
  icon: LucideIcon
  /** The letter that leads here after a `g`: no other in its area has it, nor in those that lead to it. */
  letter?: string
  /** Pages below its address are no part of it. */
  isAlone?: true
}

export interface PlaceGroup {
  /** Nothing stands over the first group of an area that says by itself what it is. */
  heading?: string
  places: readonly Place[]
}

export type Area = 'silo' | 'project' | 'settings' | 'system'

const projects: Place = { to: '/projects', label: 'Projects', icon: Box, letter: 'p' }
const profile: Place = { to: '/settings/profile', label: 'Profile', icon: User, letter: 'u' }
const overview: Place = { to: '/system', label: 'Overview', icon: LayoutDashboard, letter: 'o', isAlone: true }
const silos: Place = { to: '/system/silos', label: 'Silos', icon: Warehouse, letter: 's' }

/** What the sidebar, the palette and the keyboard lead to: a new page is one line here. */
export const areas: Record<Area, readonly PlaceGroup[]> = {
  silo: [
    {
      heading: 'Silo',
      places: [
        projects,
        { to: '/images', label: 'Images', icon: Image, letter: 'h' },
        { to: '/utilization', label: 'Utilization', icon: Gauge, letter: 'l' },
        { to: '/access', label: 'Access', icon: ShieldCheck, letter: 'a' },
        { to: '/auth-settings', label: 'Authentication', icon: Fingerprint, letter: 'e' },
        { to: '/certificates', label: 'Certificates', icon: FileBadge, letter: 'c' },
      ],
    },
  ],
  project: [
    {
      heading: 'Compute',
      places: [
        { to: '/projects/$project/instances', label: 'Instances', icon: Cpu, letter: 'i' },
        { to: '/projects/$project/affinity', label: 'Affinity groups', icon: Boxes, letter: 'y' },
      ],
    },
    {
      heading: 'Storage',
      places: [
        { to: '/projects/$project/disks', label: 'Disks', icon: HardDrive, letter: 'd' },
        { to: '/projects/$project/snapshots', label: 'Snapshots', icon: Camera, letter: 'x' },
        { to: '/projects/$project/images', label: 'Images', icon: Image, letter: 'h' },
      ],
    },
    {
      heading: 'Network',
      places: [
        { to: '/projects/$project/vpcs', label: 'VPCs', icon: Network, letter: 'n' },
        { to: '/projects/$project/floating-ips', label: 'Floating IPs', icon: MapPin, letter: 'f' },
        { to: '/projects/$project/probes', label: 'Probes', icon: Radar, letter: 'b' },
      ],
    },
    {
      heading: 'Project',
      places: [
        { to: '/projects/$project/metrics', label: 'Metrics explorer', icon: ChartSpline, letter: 'm' },
        { to: '/projects/$project/access', label: 'Access', icon: ShieldCheck, letter: 'a' },
      ],
    },
  ],
  settings: [
    { places: [projects] },
    {
      heading: 'Settings',
      places: [
        profile,
        { to: '/settings/ssh-keys', label: 'SSH keys', icon: KeyRound, letter: 'k' },
        { to: '/settings/access-tokens', label: 'Access tokens', icon: Ticket, letter: 't' },
      ],
    },
  ],
  system: [
    {
      heading: 'System',
      places: [
        overview,
        { to: '/system/issues', label: 'Attention', icon: Siren, letter: 't' },
        { to: '/system/api', label: 'API explorer', icon: Braces, letter: 'x' },
      ],
    },
    {
      heading: 'Access',
      places: [
        silos,
        { to: '/system/access', label: 'Fleet access', icon: ShieldCheck, letter: 'a' },
        { to: '/system/users-builtin', label: 'Built-in users', icon: Bot },
      ],
    },
    {
      heading: 'Capacity',
      places: [
        { to: '/system/utilization', label: 'Utilization', icon: Gauge, letter: 'l' },
        { to: '/system/quotas', label: 'Quotas', icon: Scale, letter: 'q' },
        { to: '/system/metrics', label: 'Metrics explorer', icon: ChartSpline, letter: 'm' },
      ],
    },
    {
      heading: 'Hardware',
      places: [
        { to: '/system/inventory', label: 'Inventory', icon: Server, letter: 'r' },
        { to: '/system/networking/switch-ports', label: 'Switch ports', icon: EthernetPort, letter: 'w' },
        { to: '/system/networking/switch-port-settings', label: 'Port settings', icon: SlidersHorizontal },
      ],
    },
    {
      heading: 'Networking',
      places: [
        { to: '/system/networking/ip-pools', label: 'IP pools', icon: Globe, letter: 'i' },
        { to: '/system/networking/address-lots', label: 'Address lots', icon: Grid3x3, letter: 'd' },
        { to: '/system/networking/loopbacks', label: 'Loopback addresses', icon: Repeat, letter: 'k' },
        { to: '/system/networking/bgp', label: 'BGP', icon: Waypoints, letter: 'b' },
        { to: '/system/networking/bfd', label: 'BFD', icon: HeartPulse, letter: 'f' },
        { to: '/system/networking/services', label: 'Service access', icon: ShieldHalf, letter: 'e' },
      ],
    },
    {
      heading: 'Alerts',
      places: [
        { to: '/system/alerts/receivers', label: 'Alert receivers', icon: BellRing, letter: 'n' },
        { to: '/system/alerts/classes', label: 'Alert classes', icon: ListTree, letter: 'c' },
      ],
    },
    {
      heading: 'Software',
      places: [
        { to: '/system/update', label: 'Updates', icon: CircleFadingArrowUp, letter: 'v' },
        { to: '/system/support-bundles', label: 'Support bundles', icon: PackageOpen, letter: 'z' },
      ],
    },
  ],
}

interface Entrance extends Place {
  area: Area
  /** Only operators can go there. */
  isForFleetViewers?: true
}

/** The way into an area from the others. A project is entered through the list of them. */
export const entrances: readonly Entrance[] = [
  { ...projects, area: 'silo' },
  { ...overview, area: 'system', label: 'System', icon: Server, letter: 's', isForFleetViewers: true },
  { ...profile, area: 'settings', label: 'Settings', icon: Settings },
]

export type PathParams = Readonly<Record<string, string | undefined>>

/** The address of a page, with its parameters filled in. */
export function pathTo(to: PagePath, params: PathParams = {}): string {
  return to.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** What can be gone to from an area: its own pages, then the other areas. */
export function placesFrom(area: Area, isFleetViewer: boolean): { own: readonly Place[]; others: readonly Place[] } {
  const own = areas[area].flatMap(({ places }) => places)
  const others = entrances.filter(
    (entrance) =>
      entrance.area !== area &&
      (isFleetViewer || !entrance.isForFleetViewers) &&
      !own.some(({ to }) => to === entrance.to),
  )
  return { own, others }
}
