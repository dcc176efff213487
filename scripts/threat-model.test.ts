import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const table = readFileSync(join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:threat|-+) /.test(line))
  .map((line) => {
    const [, threat = '', holds = '', tests = ''] = line.split('|').map((cell) => cell.trim())
    return { threat, holds, tests: [...tests.matchAll(/`([^`]+?): ([^`]+)`/g)] }
  })

/** Threats without which the table would not be one. */
const expected = [
  'script',
  'markup',
  'CSV',
  'cross-site',
  'clickjacking',
  'redirects',
  'fixation',
  'cookies',
  'guessing',
]

describe('the threat model', () => {
  test('names what there is to fear', () => {
    expect(table.length).toBeGreaterThan(30)
    const threats = table.map(({ threat }) => threat).join('\n')
    expect(expected.filter((word) => !threats.includes(word))).toEqual([])
  })

  test.each(table)('has tests that are there: $threat', ({ holds, tests }) => {
    expect(holds).not.toBe('')
    expect(tests.length).toBeGreaterThan(0)
    for (const [, file = '', title = ''] of tests) {
      expect(existsSync(join(root, file)), file).toBe(true)
      expect(readFileSync(join(root, file), 'utf8'), `${file} has no test "${title}"`).toContain(title)
    }
  })
})
