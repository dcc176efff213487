import { describe, expect, test } from 'vitest'
import { pemBlocks } from './pem.ts'

const block = (label: string, body: string) => `-----BEGIN ${label}-----\n${body}\n-----END ${label}-----\n`
const bytes = (...values: readonly number[]) => Uint8Array.from(values)

describe('a text in PEM', () => {
  test('is read block by block, whatever is between them and however lines end', () => {
    const text = `subject=…\n${block('A', 'AQI=')}\n\ttext\r\n${block('B C', 'AwQ\r\nF')}`
    expect(pemBlocks(text)).toEqual([
      { label: 'A', bytes: bytes(1, 2), isEncrypted: false },
      { label: 'B C', bytes: bytes(3, 4, 5), isEncrypted: false },
    ])
  })

  test('tells what is encrypted in the old way', () => {
    const body = 'Proc-Type: 4,ENCRYPTED\nDEK-Info: AES-256-CBC,00FF\n\nAQI='
    expect(pemBlocks(block('RSA PRIVATE KEY', body))).toMatchObject([{ isEncrypted: true }])
  })

  test.each([
    ['nothing', '', []],
    ['no block', 'AQI=', []],
    ['a block without an end', '-----BEGIN A-----\nAQI=', ['A']],
    ['a label without an end', '-----BEGIN A', ['']],
    ['another end', '-----BEGIN A-----\nAQI=\n-----END B-----', ['A']],
    ['what is not base64', block('A', 'no+base64!'), ['A']],
  ])('that is %s gives no bytes', (_, text, labels) => {
    const blocks = pemBlocks(text)
    expect(blocks.map(({ label }) => label)).toEqual(labels)
    expect(blocks.every((found) => found.bytes === undefined)).toBe(true)
  })
})
