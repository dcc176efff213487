// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Accordion, type AccordionProps } from './accordion.tsx'
import { Disclosure } from './disclosure.tsx'

afterEach(cleanup)

const header = (name: string) => screen.getByRole('button', { name })
const isOpen = (name: string) => header(name).getAttribute('aria-expanded') === 'true'

function show(props: Partial<AccordionProps> = {}) {
  render(
    <Accordion
      items={[
        { id: 'net', title: 'Networking', content: 'One interface' },
        { id: 'conf', title: 'Configuration', content: 'No user data' },
        { id: 'off', title: 'Not yet', content: 'Nothing', isDisabled: true },
      ]}
      {...props}
    />,
  )
}

test('opening one closes the other', async () => {
  show({ defaultOpen: ['net'] })
  expect([isOpen('Networking'), isOpen('Configuration')]).toEqual([true, false])
  await userEvent.click(header('Configuration'))
  expect([isOpen('Networking'), isOpen('Configuration')]).toEqual([false, true])
})

test('several stay open when that is allowed', async () => {
  show({ allowsMultiple: true })
  await userEvent.click(header('Networking'))
  await userEvent.click(header('Configuration'))
  expect([isOpen('Networking'), isOpen('Configuration')]).toEqual([true, true])
})

test('a disabled one stays closed', async () => {
  show()
  await userEvent.click(header('Not yet'))
  expect(isOpen('Not yet')).toBe(false)
})

test('a disclosure hides its content until its heading is pressed, by mouse or keyboard', async () => {
  const onChange = vi.fn<(isOpen: boolean) => void>()
  render(
    <Disclosure title="Advanced" headingLevel={2} onChange={onChange}>
      Hostname
    </Disclosure>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'Advanced' })).toBeTruthy()
  expect(screen.getByText('Hostname').closest('[hidden]')).not.toBeNull()
  await userEvent.click(header('Advanced'))
  expect(screen.getByText('Hostname').closest('[hidden]')).toBeNull()
  await userEvent.keyboard('{Enter}')
  expect(onChange.mock.calls).toEqual([[true], [false]])
})

test('whether it is open can be the caller’s', async () => {
  const onChange = vi.fn<(isOpen: boolean) => void>()
  render(
    <Disclosure title="Advanced" isOpen onChange={onChange}>
      Hostname
    </Disclosure>,
  )
  await userEvent.click(header('Advanced'))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(false)
  expect(isOpen('Advanced')).toBe(true)
})
