// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tabProps } from './tab-class.ts'
import { TabList } from './tab-list.tsx'
import { Tabs } from './tabs.tsx'

const names = ['Storage', 'Networking', 'Metrics', 'Connect', 'Settings']
const TAB = 100
const WIDTH = 250

const isTab = (element: Element) => element.getAttribute('role') === 'tab'
const stripOf = (element: Element) => element.closest('[role=tablist]')?.parentElement ?? element

/** A strip with room for two and a half tabs, since there is no layout here. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    if (!isTab(this)) return new DOMRect(0, 0, WIDTH, 40)
    const at = names.indexOf(this.textContent)
    return new DOMRect(at * TAB - stripOf(this).scrollLeft, 0, TAB, 40)
  })
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Pages({ first }: { first: string }) {
  const [open, setOpen] = useState(first)
  return (
    <TabList label="Instance">
      {names.map((name) => (
        <a key={name} href={`#${name}`} onClick={() => setOpen(name)} {...tabProps(open === name)}>
          {name}
        </a>
      ))}
    </TabList>
  )
}

const tab = (name: string) => screen.getByRole('tab', { name })

function isInView(name: string): boolean {
  const { left, right } = tab(name).getBoundingClientRect()
  return left >= 0 && right <= WIDTH
}

test('the tab that is open at first is in view, with the edge of the next one', () => {
  render(<Pages first="Connect" />)
  expect(isInView('Connect')).toBe(true)
  expect(tab('Settings').getBoundingClientRect().left).toBeLessThan(WIDTH)
})

test('a strip whose open tab is in view stays where it is', () => {
  render(<Pages first="Networking" />)
  expect(stripOf(tab('Storage')).scrollLeft).toBe(0)
})

test('the keyboard goes round the ends, and what it opens is in view', async () => {
  render(<Pages first="Storage" />)
  tab('Storage').focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(tab('Settings'))
  expect(tab('Settings').getAttribute('aria-selected')).toBe('true')
  await vi.waitFor(() => expect(isInView('Settings')).toBe(true))
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(tab('Storage'))
  await vi.waitFor(() => expect(isInView('Storage')).toBe(true))
})

test('tabs within a page do the same when another one is chosen for them', async () => {
  const items = names.map((name) => ({ id: name, label: name, content: name }))
  const { rerender } = render(<Tabs label="Size" items={items} value="Storage" />)
  expect(isInView('Settings')).toBe(false)
  rerender(<Tabs label="Size" items={items} value="Settings" />)
  await vi.waitFor(() => expect(isInView('Settings')).toBe(true))
})
