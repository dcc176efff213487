import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { precompress } from './precompress.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'plenum-precompress-'))
})
afterEach(() => rm(root, { recursive: true }))

test('a build leaves compressed copies beside what gains by them', async () => {
  const text = '<!-- said again and again -->\n'.repeat(100)
  await mkdir(join(root, 'public'))
  await writeFile(join(root, 'index.html'), `<!doctype html>${text}`)
  await writeFile(join(root, 'public', 'large.txt'), text)
  await writeFile(join(root, 'public', 'small.txt'), 'short')
  await writeFile(join(root, 'public', 'font.woff2'), text)
  await build({ root, configFile: false, logLevel: 'silent', plugins: [precompress()] })

  const dist = join(root, 'dist')
  expect((await readdir(dist)).toSorted()).toEqual([
    'font.woff2',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'large.txt',
    'large.txt.br',
    'large.txt.gz',
    'small.txt',
  ])
  expect(brotliDecompressSync(await readFile(join(dist, 'large.txt.br'))).toString()).toBe(text)
  expect(gunzipSync(await readFile(join(dist, 'large.txt.gz'))).toString()).toBe(text)
})
