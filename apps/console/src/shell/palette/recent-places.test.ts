// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { forgetPlace, placeOf, recentPlaces, rememberPlace } from './recent-places.ts'

const place = (path: string) => ({ path, label: path.slice(1), detail: '' })
const paths = (user = 'ada') => recentPlaces(user).map(({ path }) => path)

beforeEach(() => localStorage.clear())

test('the last place comes first, each once', () => {
  for (const path of ['/a', '/b', '/a']) rememberPlace('ada', place(path))
  expect(recentPlaces('ada')).toEqual([place('/a'), place('/b')])
})

test('ten are kept', () => {
  for (let number = 1; number <= 12; number++) rememberPlace('ada', place(`/${number}`))
  expect(paths()).toHaveLength(10)
  expect(paths().at(-1)).toBe('/3')
})

test('everybody has their own', () => {
  rememberPlace('ada', place('/a'))
  expect(paths('grace')).toEqual([])
})

test('what is gone can be forgotten', () => {
  for (const path of ['/a', '/b']) rememberPlace('ada', place(path))
  forgetPlace('ada', '/b')
  expect(paths()).toEqual(['/a'])
})

test.each(['no JSON', '{"a":1}', '[1, null, {"path": 2}]'])('what somebody else wrote is passed over: %s', (text) => {
  localStorage.setItem('plenum-recent-ada', text)
  expect(paths()).toEqual([])
})

test.each([
  [['Projects'], 'Projects', ''],
  [['Projects', 'shop', 'Disks'], 'shop / Disks', ''],
  [['Projects', 'shop', 'Instances', 'web-01', 'Storage'], 'web-01 / Storage', 'shop / Instances'],
])('a page under %j is called “%s”', (labels, label, detail) => {
  const bar = labels.map((text) => ({ label: text, to: `/${text}` }))
  expect(placeOf(bar)).toEqual({ path: `/${labels.at(-1)}`, label, detail })
})
