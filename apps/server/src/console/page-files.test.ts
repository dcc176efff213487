import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPageFiles } from './page-files.ts'

const forAll = {
  blocking: ['theme.js'],
  scripts: ['assets/index.js'],
  styles: ['assets/index.css'],
}

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plenum-page-files-'))
  const pages = {
    '/projects/$project/disks': {
      scripts: ['assets/disks.js', 'assets/frame.js'],
      fonts: ['assets/text.woff2'],
      around: ['/v1/projects/$project'],
      own: ['/v1/disks?project=$project&limit=50'],
    },
    '/projects/$project/$other': { scripts: ['assets/other.js'], fonts: ['assets/text.woff2'] },
    '/projects/new/disks': { scripts: ['assets/new.js'] },
  }
  await writeFile(join(root, '.page-files.json'), JSON.stringify({ ...forAll, pages }))
})
afterAll(() => rm(root, { recursive: true }))

const first =
  '</theme.js>; rel=preload; as=script, </assets/index.js>; rel=modulepreload, </assets/index.css>; rel=preload; as=style; crossorigin'
const font = '</assets/text.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin'

test.each([
  [
    '/projects/storefront/disks',
    `${first}, </assets/disks.js>; rel=modulepreload, </assets/frame.js>; rel=modulepreload, ${font}`,
  ],
  ['/projects/new/disks', `${first}, </assets/new.js>; rel=modulepreload`],
  ['/projects/storefront/images', `${first}, </assets/other.js>; rel=modulepreload, ${font}`],
  ['/projects/storefront', undefined],
  ['/projects/storefront/disks/one', undefined],
])('%s', async (path, link) => {
  expect((await openPageFiles(root))(path, '')?.link).toBe(link)
})

test('a console that says nothing of its pages goes without', async () => {
  expect((await openPageFiles(join(root, 'nowhere')))('/projects/storefront/disks', '')).toBeUndefined()
})

test.each([
  ['', ['/v1/projects/store%20front', '/v1/disks?project=store%20front&limit=50']],
  ['?sort=name', ['/v1/projects/store%20front']],
])('what a page asks of the API with the query "%s"', async (query, calls) => {
  const loadOf = await openPageFiles(root)
  expect(loadOf('/projects/store%20front/disks', query)?.calls).toEqual(calls)
  expect(loadOf('/projects/store%20front/images', query)?.calls).toEqual([])
})
