import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pagesOf } from './pages.ts'

const component = (name: string) => join(import.meta.dirname, '../../src/routes', `${name}.tsx?tsr-split=component`)
const frame = component('_signed-in')
const project = component('_signed-in/projects.$project')
const disks = component('_signed-in/projects.$project/_disks')
const door = component('login/$silo/local')

const pages = pagesOf(new Set([frame, project, disks, door, '/repo/palette.tsx']))
const pageOf = (id: string) => pages.find(({ wants }) => wants.at(-1) === id)
const weightOf = (id: string) => pageOf(id)?.weight ?? Number.NaN

test('a page is asked for with what is around it', () => {
  expect(pageOf(disks)?.wants).toEqual([frame, project, disks])
  expect(pageOf(door)?.wants).toEqual([door])
})

test('who signs in counts more than others, and what is asked for later less', () => {
  expect(weightOf(door)).toBeGreaterThan(weightOf(disks))
  expect(weightOf(disks)).toBeGreaterThan(weightOf('/repo/palette.tsx'))
})
