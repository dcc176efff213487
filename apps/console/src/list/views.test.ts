// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetView, isSameView, savedViews, saveView, viewOf } from './views.ts'

beforeEach(() => localStorage.clear())

const running = { name: 'Running', view: { filter: 'state:running', sort: '-created' } }

test('a saved view is there again, by name, until it is forgotten', () => {
  saveView('instances', running)
  saveView('instances', { name: 'All', view: { all: true } })
  expect(savedViews('instances').map(({ name }) => name)).toEqual(['All', 'Running'])
  expect(savedViews('disks')).toEqual([])
  forgetView('instances', 'All')
  expect(savedViews('instances')).toEqual([{ name: 'Running', view: viewOf(running.view) }])
})

test('saving under a name that is taken replaces the view', () => {
  saveView('instances', running)
  saveView('instances', { name: 'Running', view: { filter: 'run' } })
  expect(savedViews('instances')).toEqual([{ name: 'Running', view: viewOf({ filter: 'run' }) }])
})

test.each(['{', '{}', '[1, null, {"name": 3}]'])('%s in the storage is no view', (stored) => {
  localStorage.setItem('plenum.views.instances', stored)
  expect(savedViews('instances')).toEqual([])
})

test('which page of the list one is on does not belong to the view', () => {
  expect(isSameView(viewOf({ filter: 'a', pageToken: 'x' }), { filter: 'a' })).toBe(true)
  expect(isSameView({ filter: 'a' }, { filter: 'a', sort: 'name' })).toBe(false)
})
