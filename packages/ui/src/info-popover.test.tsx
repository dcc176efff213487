// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { InfoPopover } from './info-popover.tsx'
import { PageHeader } from './page-header.tsx'

afterEach(cleanup)

const links = [
  { label: 'Disks', href: 'https://docs.example/disks' },
  { label: 'Snapshots', href: 'https://docs.example/snapshots' },
]

test('beside the title of a page it tells what the page is about and links to guides', async () => {
  render(
    <PageHeader
      title="Disks"
      info={<InfoPopover topic="disks" heading="Disks" summary="Storage that outlives instances." links={links} />}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Learn about disks' }))
  const panel = screen.getByRole('dialog', { name: 'Disks' })
  expect(within(panel).getByText('Storage that outlives instances.')).toBeTruthy()
  expect(within(panel).getByRole('heading', { name: 'Guides' })).toBeTruthy()
  const guide = within(panel).getByRole('link', { name: /^Snapshots/ })
  expect(guide.getAttribute('href')).toBe('https://docs.example/snapshots')
  expect(guide.getAttribute('target')).toBe('_blank')
  expect(guide.getAttribute('rel')).toBe('noreferrer')
})

test('without guides there is no heading for them', async () => {
  render(<InfoPopover topic="disks" heading="Disks" summary="Storage." />)
  await userEvent.click(screen.getByRole('button', { name: 'Learn about disks' }))
  expect(screen.queryByRole('heading', { name: 'Guides' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})
