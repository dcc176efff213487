import { setTheme } from '@plenum/ui'
import type { Theme } from '@plenum/ui'
import {
  BookOpen,
  Box,
  CornerLeftUp,
  Cpu,
  History,
  Keyboard,
  Monitor,
  Moon,
  Play,
  Plus,
  Sun,
  Warehouse,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { pathTo, placesFrom } from '../areas.ts'
import type { Place } from '../areas.ts'
import { inBar } from '../crumbs.ts'
import type { PlacedCrumb } from '../crumbs.ts'
import type { Offer } from '../page-actions.tsx'
import type { Here } from '../shortcuts/page-shortcuts.ts'
import type { Destinations } from './destinations.ts'
import type { RecentPlace } from './recent-places.ts'

export type PaletteItem = {
  group: string
  label: string
  /** Said beside the label: what it is in. */
  detail?: string
  icon: LucideIcon
  /** Another way to the same. */
  keys?: readonly string[]
} & ({ path: string } | { onAction: () => void })

export interface PaletteInput extends Here {
  crumbs: readonly PlacedCrumb[]
  offers: readonly Offer[]
  recent: readonly RecentPlace[]
  showKeys: () => void
}

const areaNames = { silo: 'Silo', project: 'Project', settings: 'Settings', system: 'System' } as const

const themes: readonly { theme: Theme; label: string; icon: LucideIcon }[] = [
  { theme: 'light', label: 'Light theme', icon: Sun },
  { theme: 'dark', label: 'Dark theme', icon: Moon },
  { theme: 'system', label: 'Theme of the system', icon: Monitor },
]

function ofOffer(offer: Offer): PaletteItem {
  const { key, group = 'Actions', ...rest } = offer
  return { group, icon: key === 'n' ? Plus : Play, ...(key && { keys: [key] }), ...rest }
}

/** What can be chosen without typing anything. */
export function paletteItems(input: PaletteInput): PaletteItem[] {
  const { area, params, isFleetViewer, crumbs, offers, recent, showKeys } = input
  const bar = inBar(crumbs)
  const here = bar.at(-1)?.to
  const { own, others } = placesFrom(area, isFleetViewer)
  const ofPlace = (group: string) => (place: Place) => ({
    group,
    label: place.label,
    icon: place.icon,
    ...(place.letter !== undefined && { keys: ['g', place.letter] }),
    path: pathTo(place.to, params),
  })
  const areaName = area === 'project' ? `Project ${params['project']}` : areaNames[area]
  const items: PaletteItem[] = [
    ...offers.map(ofOffer),
    ...own.map(ofPlace(areaName)),
    ...others.map(ofPlace('Elsewhere')),
    ...bar.slice(0, -1).map(({ label, to }) => ({ group: 'Go up', label, icon: CornerLeftUp, path: to })),
    ...recent.map((place) => ({ group: 'Recent', icon: History, ...place })),
    ...themes.map(({ theme, label, icon }) => ({ group: 'Theme', label, icon, onAction: () => setTheme(theme) })),
    { group: 'Help', label: 'Roles and groups', icon: BookOpen, path: pathTo('/help/access') },
    { group: 'Help', label: 'Keyboard shortcuts', icon: Keyboard, keys: ['?'], onAction: showKeys },
  ]
  return items.filter((item) => !('path' in item) || item.path !== here)
}

/** What is found by name, and too much to be shown before anything is typed. */
export function namedItems({ projects, silos, instances }: Destinations): PaletteItem[] {
  return [
    ...projects.map((project) => ({
      group: 'Go to project',
      label: project,
      icon: Box,
      path: pathTo('/projects/$project/instances', { project }),
    })),
    ...silos.map((silo) => ({
      group: 'Go to silo',
      label: silo,
      icon: Warehouse,
      path: pathTo('/system/silos/$silo/idps', { silo }),
    })),
    ...instances.map(({ name, project }) => ({
      group: 'Go to instance',
      label: name,
      detail: project,
      icon: Cpu,
      path: pathTo('/projects/$project/instances/$instance/storage', { project, instance: name }),
    })),
  ]
}
