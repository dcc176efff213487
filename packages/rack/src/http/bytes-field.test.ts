import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutBytes } from './bytes-field.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

function cut(json: string) {
  const found = cutBytes(encode(json), 'data')
  return found && { rest: decode(found.rest), bytes: Array.from(found.bytes) }
}

describe('the bytes of a field', () => {
  test.each([
    ['{"data":"AQID","offset":1}', '{"data":"","offset":1}', [1, 2, 3]],
    ['{"offset":1,"data":"AQI="}', '{"offset":1,"data":""}', [1, 2]],
    ['{ "offset" : 1 ,\r\n\t"data" : "AQ==" }', '{ "offset" : 1 ,\r\n\t"data" : "" }', [1]],
    ['{"data":""}', '{"data":""}', []],
    ['{"note":"\\"data\\":\\"AQID\\"","data":"BA=="}', '{"note":"\\"data\\":\\"AQID\\"","data":""}', [4]],
    ['{"metadata":"AQID","data":"BA=="}', '{"metadata":"AQID","data":""}', [4]],
  ])('are cut out of %s', (json, rest, bytes) => {
    expect(cut(json)).toEqual({ rest, bytes })
  })

  test('are those that a JSON parser and a base64 decoder find', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), fc.jsonValue(), (bytes, other) => {
        const json = JSON.stringify({ other, data: base64(bytes) })
        const found = cut(json)
        // A field of the same name somewhere inside leaves it to whoever reads the whole.
        if (found) expect(found).toEqual({ rest: JSON.stringify({ other, data: '' }), bytes: Array.from(bytes) })
        else expect(json.split('"data"').length).toBeGreaterThan(2)
      }),
    )
  })
})

describe('nothing is cut', () => {
  test.each([
    ['out of what lacks the field', '{"offset":1}'],
    ['when it is there twice', '{"data":"AQID","data":"BA=="}'],
    ['when it is there inside, too', '{"other":{"data":"AQID"},"data":"BA=="}'],
    ['when it is no string', '{"data":7}'],
    ['when it does not end', '{"data":"AQID'],
    ['when it has escapes', '{"data":"AQ\\u0049D"}'],
    ['out of nothing', ''],
  ])('%s', (_, json) => {
    expect(cut(json)).toBeUndefined()
  })

  test.each(['A', 'AA', 'AAA', 'A===', '====', 'AA=A', 'AAAA=', 'AA-_', 'AAAA ', 'AAÄ='])(
    'when %j is no base64',
    (text) => {
      expect(cut(`{"data":"${text}"}`)).toBeUndefined()
    },
  )
})
