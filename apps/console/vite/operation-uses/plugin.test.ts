import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operations } from '@plenum/api'
import { afterAll, describe, expect, test } from 'vitest'
import { pageFiles } from './pages.ts'
import { operationUses } from './plugin.ts'
import { Program } from './reached.ts'

const folder = mkdtempSync(join(tmpdir(), 'uses-'))
afterAll(() => rmSync(folder, { recursive: true }))

function mentionsOf(files: Readonly<Record<string, string>>): string[] {
  for (const [name, source] of Object.entries(files)) writeFileSync(join(folder, name), source)
  const mentions = [...new Program().mentionsFrom(join(folder, 'page.tsx'))]
  return mentions.filter((mention) => Object.hasOwn(operations, mention)).toSorted()
}

test('a page calls what it reaches, and nothing else of the modules that it imports from', () => {
  expect(
    mentionsOf({
      'page.tsx': `import { List } from './list.tsx'\nimport { unused } from './other.ts'\nexport const Route = { component: List }`,
      'list.tsx': `import { rows } from './queries.ts'\nexport const List = () => <Table rows={rows} />`,
      'queries.ts': `export const rows = query('diskList', {})\nexport const one = query('diskView', {})`,
      'other.ts': `export const unused = call('diskDelete', {})`,
    }),
  ).toEqual(['diskList'])
})

test('what is loaded when it is needed counts in full, and circles end', () => {
  expect(
    mentionsOf({
      'page.tsx': `const Form = lazy(() => import('./form.tsx'))\nexport const Page = () => <Form />`,
      'form.tsx': `import { Page } from './page.tsx'\nexport default function Form() { return useWrite('diskCreate', Page) }`,
    }),
  ).toEqual(['diskCreate'])
})

test('of what is loaded when it is needed, what it passes on counts, too', () => {
  expect(
    mentionsOf({
      'page.tsx': `const Form = lazy(async () => ({ default: (await import('./late.ts')).Form }))\nexport const Page = () => <Form />`,
      'late.ts': `export { Form } from './form.tsx'`,
      'form.tsx': `export function Form() { return useWrite('diskCreate') }\nexport const Other = () => useWrite('diskDelete')`,
    }),
  ).toEqual(['diskCreate'])
})

test('a list is at its own address, not at the one that it lies below', () => {
  const paths = new Map(pageFiles(join(import.meta.dirname, '../../src/routes')).map((page) => [page.file, page.path]))
  const at = (name: string) => paths.get(join(import.meta.dirname, '../../src/routes', name))
  expect(at('_signed-in.tsx')).toBe('*')
  expect(at('_signed-in/_projects.tsx')).toBe('/projects')
  expect(at('_signed-in/projects.$project/_disks.tsx')).toBe('/projects/$project/disks')
  expect(at('_signed-in/projects.$project/instances.$instance_.serial-console.tsx')).toBe(
    '/projects/$project/instances/$instance/serial-console',
  )
})

describe('the console', () => {
  const uses = operationUses()

  test.each(Object.keys(operations))('can be used for %s', (id) => {
    expect(uses[id], 'pages that call it').not.toEqual([])
  })
})
