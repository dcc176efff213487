import { describe, expect, test } from 'vitest'
import { parseRange } from './byte-range.ts'
import { Refusal } from './refusal.ts'

const SIZE = 100

function refusalOf(header: string, size = SIZE): Refusal {
  try {
    parseRange(header, size)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  throw new Error(`${header} was to be refused`)
}

describe('a range', () => {
  test.each([
    ['bytes=0-0', 0, 1],
    ['bytes=0-99', 0, 100],
    ['bytes=10-19', 10, 10],
    ['bytes=99-', 99, 1],
    ['bytes=90-1000', 90, 10],
    ['bytes=-1', 99, 1],
    ['bytes=-1000', 0, 100],
    ['BYTES = 5-6', 5, 2],
    ['bytes=0-99999999999999999999999', 0, 100],
  ])('of %s is so many bytes from there', (header, offset, length) => {
    expect(parseRange(header, SIZE)).toEqual({ offset, length })
  })

  test.each([null, 'items=0-5', 'lines=x'])('is none in %s', (header) => {
    expect(parseRange(header, SIZE)).toBeUndefined()
  })

  test.each(['bytes', 'bytes=', 'bytes=-', 'bytes=a-b', 'bytes=5-4', 'bytes=0-1,5-6', 'bytes=1.5-2', 'bytes==1-2', ''])(
    'cannot be read in "%s"',
    (header) => {
      expect(refusalOf(header)).toMatchObject({ status: 400, message: 'Failed to parse range request header' })
    },
  )

  test.each([
    ['bytes=100-', SIZE],
    ['bytes=1000-2000', SIZE],
    ['bytes=-0', SIZE],
    ['bytes=0-', 0],
    ['bytes=-5', 0],
  ])('%s has none of %i bytes', (header, size) => {
    expect(refusalOf(header, size)).toMatchObject({ status: 416, headers: { 'content-range': `bytes */${size}` } })
  })
})
