// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { FileField, type FileFieldProps } from './file-field.tsx'

afterEach(cleanup)

function show(props: Partial<FileFieldProps> = {}) {
  const onChange = vi.fn<(file: File | null) => void>()
  function Form() {
    const [value, setValue] = useState(props.value ?? null)
    return (
      <FileField
        label="Certificate"
        {...props}
        value={value}
        onChange={(file) => {
          onChange(file)
          setValue(file)
        }}
      />
    )
  }
  render(<Form />)
  return { onChange, user: userEvent.setup({ applyAccept: false }) }
}

const pem = new File(['x'.repeat(2048)], 'cert.pem')
const exe = new File(['x'], 'cert.exe')
const input = () => screen.getByLabelText<HTMLInputElement>('Certificate')
const area = () => screen.getByText(/Drop a file here|cert/)
const described = () =>
  (input().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

/** What a browser hands over when files are dragged in from outside. */
function transfer(...files: File[]) {
  return {
    types: ['Files'],
    items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
    files,
    effectAllowed: 'all',
    dropEffect: 'none',
    getData: () => '',
  }
}

test('a chosen file is handed over and shown with its size', async () => {
  const { user, onChange } = show({ accept: ['.pem', '.crt'] })
  expect(screen.getByText('pem, crt')).toBeTruthy()
  await user.upload(input(), pem)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(pem)
  expect(described()).toContain('2 KiB')
  expect(screen.getByRole('button', { name: 'Clear file' })).toBeTruthy()
})

test('the control tells screen readers which file it holds', async () => {
  show({ value: pem, hint: 'PEM, with its chain' })
  expect(described()).toContain('cert.pem')
  expect(described()).toContain('PEM, with its chain')
})

test('a dropped file is taken, and the area says so while one is over it', async () => {
  const { onChange } = show({ accept: ['.pem'] })
  const target = area()
  fireEvent.dragEnter(target, { dataTransfer: transfer(pem) })
  expect(screen.getByText('Let go to take this file')).toBeTruthy()
  fireEvent.drop(target, { dataTransfer: transfer(pem) })
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith(pem))
  expect(screen.queryByText('Let go to take this file')).toBeNull()
})

test('a file of another type is refused with a reason, and the reason goes with the next good one', async () => {
  const { user, onChange } = show({ accept: ['.pem', '.crt'] })
  fireEvent.drop(area(), { dataTransfer: transfer(exe) })
  expect((await screen.findByRole('alert')).textContent).toBe('cert.exe cannot be used. Choose one of: pem, crt')
  expect(input().getAttribute('aria-invalid')).toBe('true')
  expect(onChange).not.toHaveBeenCalled()
  await user.upload(input(), pem)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('cleared, the field is empty, has the focus, and takes the same file again', async () => {
  const { user, onChange } = show()
  await user.upload(input(), pem)
  await user.click(screen.getByRole('button', { name: 'Clear file' }))
  expect(onChange).toHaveBeenLastCalledWith(null)
  expect(document.activeElement).toBe(input())
  expect(screen.queryByRole('button', { name: 'Clear file' })).toBeNull()
  await user.upload(input(), pem)
  expect(onChange).toHaveBeenLastCalledWith(pem)
})

test('a long name is cut in the middle to 30 letters, and whole for screen readers', () => {
  const name = `${'a'.repeat(20)}${'b'.repeat(20)}.pem`
  show({ value: new File(['x'], name) })
  expect(screen.getByText(`${'a'.repeat(15)}…${'b'.repeat(11)}.pem`)).toBeTruthy()
  expect(screen.getByText(name)).toBeTruthy()
})

test('while it is sent, it tells how far', () => {
  show({ value: pem, progress: 40 })
  expect(screen.getByRole('progressbar', { name: 'Sent' }).getAttribute('aria-valuenow')).toBe('40')
})

test('disabled, it takes nothing and cannot be cleared', async () => {
  const { user, onChange } = show({ value: pem, isDisabled: true })
  expect(input().disabled).toBe(true)
  fireEvent.drop(area(), { dataTransfer: transfer(exe) })
  await user.upload(input(), exe)
  expect(onChange).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Clear file' })).toBeNull()
})
