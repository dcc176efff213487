import { beforeAll, describe, expect, test } from 'vitest'
import { filesInMemory } from '../../hardware/rack-files.ts'
import { ORIGIN } from '../../testing/caller.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { invalidRequest, unavailable } from '../../testing/refusals.ts'

const files = filesInMemory()
const rack = await rackUnderTest({ files })
const operator = rack.as('operator')

async function newBundle(): Promise<string> {
  const { id } = await operator.does('supportBundleCreate', {})
  await rack.advance(2000)
  await rack.rack.idle()
  return id
}

let bundleId = ''
beforeAll(async () => {
  bundleId = await newBundle()
})

const FILE = 'rack/sleds.jsonl'
const ask = (what: string, init: RequestInit = {}, id = bundleId) =>
  operator.raw(new Request(`${ORIGIN}/experimental/v1/system/support-bundles/${id}/${what}`, init))
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

function headersOf(response: Response) {
  const { 'x-request-id': _, ...rest } = Object.fromEntries(response.headers)
  return rest
}

/** What each of them is asked for by, with GET and (where there is that) with HEAD. */
const downloads = [
  ['the whole', 'download', 'application/zip'],
  ['the index', 'index', 'text/plain; charset=utf-8'],
  ['a file', `download/${encodeURIComponent(FILE)}`, 'application/jsonl'],
] as const

describe.each(downloads)('%s', (_, path, type) => {
  test('comes with its type and size', async () => {
    const answer = await ask(path)
    const bytes = await bytesOf(answer)
    expect(answer.status).toBe(200)
    expect(bytes.length).toBeGreaterThan(100)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
    })
  })

  test.each([
    ['bytes=0-9', 0, 10],
    ['bytes=50-', 50, undefined],
    ['bytes=-20', -20, undefined],
    ['bytes=37-1000000000', 37, undefined],
  ])('comes in parts: %s', async (range, start, end) => {
    const whole = await bytesOf(await ask(path))
    const expected = whole.subarray(start, end)
    const first = start < 0 ? whole.length + start : start
    const answer = await ask(path, { headers: { range } })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('content-range')).toBe(`bytes ${first}-${first + expected.length - 1}/${whole.length}`)
    expect(answer.headers.get('content-length')).toBe(String(expected.length))
    expect(await bytesOf(answer)).toEqual(expected)
  })

  test('comes as a whole when other units are asked for', async () => {
    expect((await ask(path, { headers: { range: 'lines=1-2' } })).status).toBe(200)
  })

  test('does not come in parts that cannot be read or are not there', async () => {
    const malformed = await ask(path, { headers: { range: 'bytes=9-1' } })
    expect([malformed.status, await malformed.json()]).toMatchObject([
      400,
      { message: 'Failed to parse range request header' },
    ])
    const size = (await bytesOf(await ask(path))).length
    const beyond = await ask(path, { headers: { range: `bytes=${size}-` } })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`])
  })

  test.each([undefined, 'bytes=5-14', 'bytes=9-1', 'bytes=999999999-'])(
    'has the same headers without a body, for the range %s',
    async (range) => {
      const headers = range === undefined ? {} : { range }
      const [got, head] = [await ask(path, { headers }), await ask(path, { headers, method: 'HEAD' })]
      expect(head.status).toBe(got.status)
      expect(headersOf(head)).toEqual(headersOf(got))
      expect(await head.text()).toBe('')
    },
  )
})

test('the index has the paths that files are asked for by', async () => {
  const index = await operator.does('supportBundleIndex', { params: { bundleId } })
  const paths = (await index.text()).trimEnd().split('\n')
  expect(paths).toContain(FILE)
  for (const file of paths) {
    const blob = await operator.does('supportBundleDownloadFile', { params: { bundleId, file } })
    await operator.does('supportBundleHeadFile', { params: { bundleId, file } })
    expect(await blob.text(), file).toMatch(/\n$|^$/)
  }
  await operator.does('supportBundleHead', { params: { bundleId } })
})

test.each(['nothing.txt', '../README.md', 'rack', ''])('a file that there is not is not found: "%s"', async (file) => {
  const answer = await ask(`download/${encodeURIComponent(file)}`)
  expect(answer.status).toBe(404)
})

describe('a bundle that is not active', () => {
  test.each(['collecting', 'failed', 'destroying'] as const)('cannot be downloaded: %s', async (state) => {
    const { id } = await operator.does('supportBundleCreate', {})
    await rack.edit('supportBundle', id, (bundle) => ({ ...bundle, state, dueAt: null }))
    const refusal = invalidRequest('Cannot download bundle in non-active state')
    const params = { bundleId: id }
    expect(await operator.isRefused('supportBundleDownload', { params })).toEqual(refusal)
    expect(await operator.isRefused('supportBundleIndex', { params })).toEqual(refusal)
    expect(await operator.isRefused('supportBundleDownloadFile', { params: { ...params, file: 'README.md' } })).toEqual(
      refusal,
    )
    expect((await ask('download', { method: 'HEAD' }, id)).status).toBe(400)
  })

  test('neither can one whose bytes are gone', async () => {
    const id = await newBundle()
    await files.delete(id)
    expect(await operator.isRefused('supportBundleDownload', { params: { bundleId: id } })).toEqual(unavailable)
  })
})
