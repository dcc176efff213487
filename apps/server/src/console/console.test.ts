import { brotliDecompressSync } from 'node:zlib'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Ask } from './answers.ts'
import { openConsole } from './console.ts'
import type { Console } from './console.ts'

const INDEX = '<!doctype html><body>index</body>'
const ofProject = { scripts: ['assets/app-1a2b.js'], around: ['/v1/me'], own: ['/v1/disks?project=$project&limit=50'] }

let root: string
let built: Console

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plenum-console-'))
  const dist = join(root, 'dist')
  await mkdir(join(dist, 'assets', 'deep'), { recursive: true })
  await mkdir(join(dist, '.git'))
  await mkdir(join(dist, 'assets', 'folder.js'))
  const files = {
    'secret.txt': 'outside',
    'dist/index.html': INDEX,
    'dist/index.html.br': 'index br',
    'dist/favicon.svg': '<svg/>',
    'dist/.env': 'hidden',
    'dist/.page-files.json': JSON.stringify({ pages: { '/projects/$project': ofProject } }),
    'dist/.git/config.txt': 'hidden',
    'dist/assets/.hidden.js': 'hidden',
    'dist/assets/app-1a2b.js': 'plain',
    'dist/assets/app-1a2b.js.br': 'brotli',
    'dist/assets/app-1a2b.js.gz': 'gzipped',
    'dist/assets/app-1a2b.css': 'css',
    'dist/assets/deep/font.woff2': 'font',
    'dist/assets/archive.zip': 'no type of ours',
  }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(root, name), text)))
  await symlink(join(root, 'secret.txt'), join(dist, 'assets', 'link.txt'))
  await symlink(root, join(dist, 'assets', 'out'))
  built = await openConsole(dist)
})

afterAll(() => rm(root, { recursive: true }))

function get(path: string, headers: Record<string, string> = {}, search = '', ask?: Ask): Promise<Response> {
  return built.answer(new Request(`http://127.0.0.1${path}${search}`, { headers }), { pathname: path, search }, ask)
}

describe('assets', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzipped'],
    ['identity', null, 'plain'],
  ])('accepting %s gives %s', async (accept, encoding, text) => {
    const response = await get('/assets/app-1a2b.js', { 'accept-encoding': accept })
    expect(await response.text()).toBe(text)
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('what has no compressed copy is sent as it is', async () => {
    const response = await get('/assets/app-1a2b.css', { 'accept-encoding': 'br' })
    expect(await response.text()).toBe('css')
    expect(response.headers.has('content-encoding')).toBe(false)
    expect(response.headers.has('vary')).toBe(false)
  })

  test('lie in folders too', async () => {
    expect((await get('/assets/deep/font.woff2')).headers.get('content-type')).toBe('font/woff2')
  })

  test('that are not there are a 404 with the body of an API error, not a page', async () => {
    const response = await get('/assets/app-9999.js')
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ request_id: response.headers.get('x-request-id'), message: 'Not Found' })
  })
})

describe('pages', () => {
  test.each(['/', '/projects/a', '/login/demo/local', '/index.html', '/nowhere'])('%s is the index', async (path) => {
    const response = await get(path)
    expect([response.status, await response.text()]).toEqual([200, INDEX])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  test('that are known come with the scripts that they will ask for', async () => {
    expect((await get('/projects/a')).headers.get('link')).toBe('</assets/app-1a2b.js>; rel=modulepreload')
    expect((await get('/nowhere')).headers.has('link')).toBe(false)
  })

  test('the index is compressed as well', async () => {
    expect(await (await get('/projects', { 'accept-encoding': 'br' })).text()).toBe('index br')
  })
})

const answersIn = (html: string): unknown => {
  const [, text] = /<script type="application\/json" id="answers">(.*)<\/script><\/body>$/.exec(html) ?? []
  return text === undefined ? undefined : JSON.parse(text)
}

describe('answers of the API in a page', () => {
  const echo = vi.fn<Ask>(async (path) => Response.json({ path }))
  beforeEach(() => {
    echo.mockReset()
    echo.mockImplementation(async (path) => Response.json({ path }))
  })

  test('are those that it will ask for, with the names in its address', async () => {
    const html = await (await get('/projects/a%26b', {}, '', echo)).text()
    expect(html.startsWith('<!doctype html><body>index<script')).toBe(true)
    expect(answersIn(html)).toEqual({
      '/v1/me': [200, { path: '/v1/me' }],
      '/v1/disks?project=a%26b&limit=50': [200, { path: '/v1/disks?project=a%26b&limit=50' }],
    })
  })

  test('leave out what an address with a query may want otherwise', async () => {
    expect(answersIn(await (await get('/projects/a', {}, '?sort=name', echo)).text())).toEqual({
      '/v1/me': [200, { path: '/v1/me' }],
    })
  })

  test('are packed as the browser likes it, and kept by nobody', async () => {
    const response = await get('/projects/a', { 'accept-encoding': 'gzip, br' }, '', echo)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding',
      link: '</assets/app-1a2b.js>; rel=modulepreload',
    })
    const html = brotliDecompressSync(await response.arrayBuffer()).toString()
    expect(answersIn(html)).toHaveProperty('/v1/me')
  })

  test('do not end the element that they are in', async () => {
    const name = '</script><script>alert(1)</script><!--'
    echo.mockImplementation(async () => Response.json({ name }))
    const html = await (await get('/projects/a', {}, '', echo)).text()
    expect(html.match(/<\/?script/g)).toHaveLength(2)
    expect(answersIn(html)).toHaveProperty('/v1/me', [200, { name }])
  })

  test('are there for nobody who has not signed in, and not asked for where only the head is wanted', async () => {
    expect(await (await get('/projects/a')).text()).toBe(INDEX)
    const head = new Request('http://127.0.0.1/projects/a', { method: 'HEAD' })
    await built.answer(head, { pathname: '/projects/a', search: '' }, echo)
    expect(echo).not.toHaveBeenCalled()
  })
})

describe('other files', () => {
  test('are asked for again each time, and sent again only when they changed', async () => {
    const response = await get('/favicon.svg')
    const etag = response.headers.get('etag') ?? ''
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(etag).toMatch(/^"[\w-]{22}"$/)
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
      // oxlint-disable-next-line no-await-in-loop
      expect((await get('/favicon.svg', { 'if-none-match': header })).status).toBe(304)
    expect((await get('/favicon.svg', { 'if-none-match': '"other"' })).status).toBe(200)
  })
})

describe('nothing else is reachable', () => {
  test.each([
    '/.env',
    '/.page-files.json',
    '/.git/config.txt',
    '/.git/config',
    '/.well-known/x',
    '/%2eenv',
    '/assets/.hidden.js',
    '/assets/link.txt',
    '/assets/out/secret.txt',
    '/assets/folder.js',
    '/assets/archive.zip',
    '/assets/app-1a2b.js.br',
    '/assets/app-1a2b.js/',
    '/assets/',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/%252e%252e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%5c..%5csecret.txt',
    '/../secret.txt',
    '/assets//etc/passwd',
    '/a%00.txt',
    '/%zz',
  ])('%s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})

describe('a console that is not built', () => {
  test('says what to do, and is there once it is', async () => {
    const dist = join(root, 'later')
    const later = await openConsole(dist)
    const ask = () => later.answer(new Request('http://127.0.0.1/'), { pathname: '/', search: '' })
    const before = await ask()
    expect(before.status).toBe(503)
    expect(await before.text()).toContain('npm run build')
    await mkdir(dist)
    await writeFile(join(dist, 'index.html'), 'built now')
    expect(await (await ask()).text()).toBe('built now')
  })
})
