import { METADATA_MAX, MetadataUnreachableError } from '@plenum/rack'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { metadataFetcher } from './fetch-metadata.ts'

const asked: (string | undefined)[] = []

const answers: Record<string, RequestListener> = {
  '/metadata': (_, response) => response.end('<äöü/>'),
  '/missing': (_, response) => response.writeHead(404).end('<a/>'),
  '/moved': (_, response) => response.writeHead(302, { location: '/metadata' }).end(),
  '/full': (_, response) => response.end('x'.repeat(METADATA_MAX)),
  '/too-long': (_, response) => response.end('x'.repeat(METADATA_MAX + 1)),
  '/latin': (_, response) => response.end(Buffer.from([0xe4])),
  '/cut': (_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('<a')
    response.socket?.destroy()
  },
  '/silent': () => {},
  '/slow': (_, response) => response.write('<a'),
}
const server = createServer((request, response) => {
  asked.push(request.url)
  answers[request.url ?? '']?.(request, response)
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  origin = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const fetchMetadata = metadataFetcher({ allowLocalTargets: true })
const impatient = metadataFetcher({ allowLocalTargets: true, timeoutMs: 50 })

async function whyNot(url: string, fetch = fetchMetadata): Promise<string> {
  const error: unknown = await fetch(url).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(MetadataUnreachableError)
  return error instanceof Error ? error.message : ''
}

describe('metadata', () => {
  test('are what is at the address', async () => {
    expect(await fetchMetadata(`${origin}/metadata`)).toBe('<äöü/>')
    expect(await fetchMetadata(`${origin}/full`)).toHaveLength(METADATA_MAX)
  })

  test.each([
    ['/missing', 'querying url returned: 404 Not Found'],
    ['/moved', 'querying url returned: 302 Found'],
    ['/too-long', 'error querying url: the metadata have more than 1048576 bytes'],
    ['/latin', 'error querying url: The encoded data was not valid for encoding utf-8'],
  ])('are not read from %s', async (path, reason) => {
    expect(await whyNot(origin + path)).toBe(reason)
  })

  test('are not read from what ends before its time', async () => {
    expect(await whyNot(`${origin}/cut`)).toMatch(/^error querying url: \w/)
  })

  test('are not looked for where a redirect leads', async () => {
    asked.length = 0
    await whyNot(`${origin}/moved`)
    expect(asked).toEqual(['/moved'])
  })

  test.each(['/silent', '/slow'])('are not waited for without end (%s)', async (path) => {
    expect(await whyNot(origin + path, impatient)).toBe('error querying url: no answer in time')
  })

  test.each(['', 'metadata', 'ftp://idp.test/', 'file:///etc/passwd', 'data:text/xml,<a/>'])(
    'are not read from %j',
    async (url) => {
      expect(await whyNot(url)).toBe('not a URL of http or https')
    },
  )

  test('are not asked of this machine unless that is allowed', async () => {
    asked.length = 0
    const careful = metadataFetcher({ allowLocalTargets: false })
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '[::ffff:127.0.0.1]'])
      expect(await whyNot(`http://${host}:${new URL(origin).port}/metadata`, careful)).toMatch(/is not contacted$/)
    expect(asked).toEqual([])
  })

  test('cannot be had where nobody listens', async () => {
    expect(await whyNot('http://127.0.0.1:1/')).toMatch(/^error querying url: .*ECONNREFUSED/)
  })
})
