import { expect, test } from 'vitest'
import { optionalFile, requiredFile } from './file-input.ts'
import { asBase64, asText } from './read-file.ts'

test('a file is read as text or as base64, whatever its length', async () => {
  const file = new File(['grüße'], 'a.txt')
  expect(await asText(file)).toEqual({ file, content: 'grüße' })
  for (const length of [0, 1, 30_000, 30_001, 70_000]) {
    const bytes = Uint8Array.from({ length }, (_, index) => index % 251)
    // oxlint-disable-next-line eslint/no-await-in-loop
    const { content } = await asBase64(new File([bytes], 'a.der'))
    expect(content).toBe(Buffer.from(bytes).toString('base64'))
  }
})

test('a file that is larger than any that forms send is not read', async () => {
  const file = new File([new Uint8Array(256 * 1024 + 1)], 'disk.img')
  await expect(asText(file)).rejects.toThrow('The file is larger than 256 KiB')
  await expect(asBase64(file)).rejects.toThrow('larger than 256 KiB')
})

test('a file that could not be read, or that is missing where one is needed, does not pass', () => {
  const file = new File(['x'], 'a')
  const read = { file, content: 'x' }
  expect([null, read, { ...read, whyNot: 'gone' }, 'x'].map((value) => optionalFile.safeParse(value).success)).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect([null, read, { ...read, whyNot: 'gone' }].map((value) => requiredFile.safeParse(value).success)).toEqual([
    false,
    true,
    false,
  ])
})
