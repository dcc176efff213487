import { describe, expect, test } from 'vitest'
import { InstanceCreate } from './instance.ts'

const least = { name: 'a', description: '', hostname: 'a', ncpus: 1, memory: 2 ** 30 }

function messageFor(given: Record<string, unknown>): string | undefined {
  return InstanceCreate.safeParse({ ...least, ...given }).error?.issues[0]?.message
}

test('what is left out of a create body has its default', () => {
  expect(InstanceCreate.parse(least)).toEqual({
    ...least,
    userData: '',
    networkInterfaces: { type: 'default' },
    externalIps: [],
    disks: [],
    start: true,
    antiAffinityGroups: [],
  })
})

const bytes = (count: number) => Buffer.alloc(count, 'a').toString('base64')

describe('user data', () => {
  test.each([0, 1, 2, 3, 32_767, 32_768])('%d bytes are fine', (count) => {
    expect(messageFor({ userData: bytes(count) })).toBeUndefined()
  })

  test.each([32_769, 32_770, 32_771, 500_000])('%d bytes are too many', (count) => {
    expect(messageFor({ userData: bytes(count) })).toBe('invalid length, expected at most 32 KiB')
  })

  test.each(['a', 'ab', 'abc', 'ab=c', 'a===', 'ab-_', 'abcd\n', '====', 'abcd='])('%j is not base64', (userData) => {
    expect(messageFor({ userData })).toBe('expected a valid base64 string')
  })
})

describe('numbers of vCPUs', () => {
  test.each([0, 65, 65_535])('%d can be said (whether it can be had is a rule)', (ncpus) => {
    expect(messageFor({ ncpus })).toBeUndefined()
  })

  test.each([-1, 1.5, 65_536, '2'])('%j cannot', (ncpus) => {
    expect(messageFor({ ncpus })).toBeDefined()
  })
})
