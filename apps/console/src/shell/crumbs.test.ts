import { expect, test } from 'vitest'
import { crumbsOf, inBar, titleOf } from './crumbs.ts'

const matches = [
  { staticData: {}, params: {}, pathname: '/' },
  {
    staticData: { crumbs: [{ label: 'Projects', to: '/projects' }] },
    params: { project: 'a' },
    pathname: '/projects/a',
  },
  {
    staticData: {
      crumbs: ({ project = '' }: Readonly<Record<string, string>>) => [
        { label: project, to: `/projects/${project}/instances` },
      ],
    },
    params: { project: 'a' },
    pathname: '/projects/a',
  },
  { staticData: { crumbs: [{ label: 'Disks' }] }, params: { project: 'a' }, pathname: '/projects/a/disks/' },
  {
    staticData: { crumbs: [{ label: 'New disk', isTitleOnly: true as const }] },
    params: { project: 'a' },
    pathname: '/projects/a/disks-new',
  },
]

test('crumbs lead where they say, or to the route that adds them', () => {
  expect(crumbsOf(matches).map(({ label, to }) => [label, to])).toEqual([
    ['Projects', '/projects'],
    ['a', '/projects/a/instances'],
    ['Disks', '/projects/a/disks'],
    ['New disk', '/projects/a/disks-new'],
  ])
})

test('a form over a page is in the title and not in the bar', () => {
  const crumbs = crumbsOf(matches)
  expect(titleOf(crumbs)).toBe('New disk / Disks / a / Projects / Plenum')
  expect(inBar(crumbs).at(-1)?.label).toBe('Disks')
})

test('a page without crumbs is called like the console', () => {
  expect(titleOf([])).toBe('Plenum')
})
