// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOffers, usePageActions } from './page-actions.tsx'

function Page({ name }: { name: string }) {
  usePageActions([{ label: `New ${name}`, key: 'n', onAction: () => undefined }])
  return null
}

const labels = () => pageOffers({}).map(({ label }) => label)

test('a page offers its actions for as long as it is there', () => {
  const { rerender, unmount } = render(<Page name="disk" />)
  expect(labels()).toEqual(['New disk'])
  rerender(<Page name="image" />)
  expect(labels()).toEqual(['New image'])
  unmount()
  expect(labels()).toEqual([])
})

test('pages within pages offer theirs together', () => {
  const { unmount } = render(
    <>
      <Page name="disk" />
      <Page name="disk" />
    </>,
  )
  expect(labels()).toEqual(['New disk', 'New disk'])
  unmount()
})

function Instances() {
  const to = '/projects/$project/instances/$instance/storage'
  usePageActions([{ label: 'web-01', group: 'Go to instance', to, params: { instance: 'web-01' } }])
  return null
}

test('where an action leads is filled in from the address of the page, and from its own parameters', () => {
  const { unmount } = render(<Instances />)
  expect(pageOffers({ project: 'shop' })).toEqual([
    { label: 'web-01', group: 'Go to instance', path: '/projects/shop/instances/web-01/storage' },
  ])
  unmount()
})
