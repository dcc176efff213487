import { expect, test } from 'vitest'
import { namedItems, paletteItems } from './items.ts'
import type { PaletteInput } from './items.ts'

const onDisks: PaletteInput = {
  area: 'project',
  params: { project: 'shop' },
  isFleetViewer: false,
  crumbs: [
    { label: 'Projects', to: '/projects' },
    { label: 'shop', to: '/projects/shop/instances' },
    { label: 'Disks', to: '/projects/shop/disks' },
    { label: 'New disk', to: '/projects/shop/disks-new', isTitleOnly: true },
  ],
  offers: [
    { label: 'New disk', key: 'n', path: '/projects/shop/disks-new' },
    { label: 'vpc-a', group: 'Go to VPC', path: '/projects/shop/vpcs/vpc-a' },
  ],
  recent: [{ path: '/projects/other/disks', label: 'other / Disks', detail: '' }],
  showKeys: () => undefined,
}

/** Groups with their labels, in order. */
function groups(input: PaletteInput): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const { group, label } of paletteItems(input)) (found[group] ??= []).push(label)
  return found
}

test('there are actions, the pages of the area, other areas, the way up, recent places and themes', () => {
  expect(groups(onDisks)).toEqual({
    Actions: ['New disk'],
    'Go to VPC': ['vpc-a'],
    'Project shop': expect.arrayContaining(['Instances', 'Snapshots', 'Images', 'VPCs', 'Access']),
    Elsewhere: ['Projects', 'Settings'],
    'Go up': ['Projects', 'shop'],
    Recent: ['other / Disks'],
    Theme: ['Light theme', 'Dark theme', 'Theme of the system'],
    Help: ['Roles and groups', 'Keyboard shortcuts'],
  })
})

test('operators find the system', () => {
  expect(groups({ ...onDisks, isFleetViewer: true })['Elsewhere']).toContain('System')
})

test('projects, silos and instances lead where they are', () => {
  const named = namedItems({ silos: ['lab'], projects: ['shop'], instances: [{ project: 'shop', name: 'web-01' }] })
  expect(named).toMatchObject([
    { group: 'Go to project', label: 'shop', path: '/projects/shop/instances' },
    { group: 'Go to silo', label: 'lab', path: '/system/silos/lab/idps' },
    { group: 'Go to instance', label: 'web-01', detail: 'shop', path: '/projects/shop/instances/web-01/storage' },
  ])
})
