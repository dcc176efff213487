import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CONSOLE, SIGN_IN } from '../sign-in.ts'
import { pagesOf } from './pages.ts'

const component = (name: string) => join(import.meta.dirname, '../../src/routes', `${name}.tsx?tsr-split=component`)
const frame = component('_signed-in')
const project = component('_signed-in/projects.$project')
const disks = component('_signed-in/projects.$project/_disks')

const form = component('_signed-in/projects.$project/instances-new')

const pages = pagesOf(new Set([CONSOLE, SIGN_IN, frame, project, disks, form, '/repo/palette.tsx']))
const pageOf = (id: string) => pages.find(({ wants }) => wants.at(-1) === id)
const weightOf = (id: string) => pageOf(id)?.weight ?? Number.NaN

test('a page is asked for with what is around it', () => {
  expect(pageOf(disks)?.wants).toEqual([CONSOLE, frame, project, disks])
  expect(pageOf('/repo/palette.tsx')?.wants).toEqual([CONSOLE, '/repo/palette.tsx'])
})

test('sign-in is asked for alone, and what is around all others is no page', () => {
  expect(pageOf(SIGN_IN)?.wants).toEqual([SIGN_IN])
  expect(pageOf(CONSOLE)).toBeUndefined()
})

test('who signs in counts more than others, then the largest form, and what is asked for later less', () => {
  expect(weightOf(SIGN_IN)).toBeGreaterThan(weightOf(form))
  expect(weightOf(form)).toBeGreaterThan(weightOf(disks))
  expect(weightOf(disks)).toBeGreaterThan(weightOf('/repo/palette.tsx'))
})
