// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Identicon } from './identicon.tsx'
import { identiconPattern } from './identicon-pattern.ts'

afterEach(cleanup)

const drawn = (name: string) => identiconPattern(name).map((row) => row.map((isOn) => (isOn ? '#' : '.')).join(''))

test('a name has the same picture for ever', () => {
  expect(drawn('storefront')).toEqual(['##.##', '#...#', '.###.', '.###.', '.###.'])
})

test('every row is its own mirror image', () => {
  for (const name of ['storefront', 'playground', '', 'ünïcode', 'a']) {
    for (const row of identiconPattern(name)) expect(row).toEqual(row.toReversed())
  }
})

test('names that are nearly alike look different', () => {
  const names = Array.from({ length: 50 }, (_, index) => `disk-${index}`)
  expect(new Set(names.map((name) => drawn(name).join('\n'))).size).toBe(50)
})

test('it has the colour of the text and is hidden from screen readers', () => {
  const { container } = render(<Identicon name="storefront" />)
  const svg = container.querySelector('svg')
  expect(svg?.getAttribute('fill')).toBe('currentColor')
  expect(svg?.getAttribute('aria-hidden')).toBe('true')
  expect(svg?.querySelectorAll('rect')).toHaveLength(drawn('storefront').join('').replaceAll('.', '').length)
})
