// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

afterEach(() => vi.unstubAllGlobals())

function clipboard(writeText: (() => Promise<void>) | undefined) {
  vi.stubGlobal('navigator', { clipboard: writeText && { writeText } })
}

function selectedBy(isCopied: boolean) {
  const seen: string[] = []
  document.execCommand = () => {
    const area = document.querySelector('textarea')
    if (area) seen.push(area.value)
    return isCopied
  }
  return seen
}

test('the clipboard is asked first', async () => {
  const write = vi.fn<() => Promise<void>>(async () => undefined)
  clipboard(write)
  expect(await copyText('id')).toBe(true)
  expect(write).toHaveBeenCalledWith('id')
})

test.each([
  ['there is none', undefined],
  ['it refuses', async () => Promise.reject(new Error('not allowed'))],
])('a selection is copied where %s, and nothing of it stays behind', async (_, writeText) => {
  clipboard(writeText)
  const seen = selectedBy(true)
  expect(await copyText('id')).toBe(true)
  expect(seen).toEqual(['id'])
  expect(document.querySelector('textarea')).toBeNull()
})

test('a browser that lets neither is told of', async () => {
  clipboard(undefined)
  selectedBy(false)
  expect(await copyText('id')).toBe(false)
})
