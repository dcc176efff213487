import { describe, expect, test } from 'vitest'
import { isLocalPath } from './local-path.ts'

describe('paths of this site', () => {
  test.each([
    '/',
    '/projects',
    '/projects/prod/instances?state=running&sort=name',
    '/projects#top',
    '/lookup?url=https://example.com/a',
    '/images?path=a//b',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/projects/../images',
    '/a@evil.example',
    '/:80',
    '/größe?q=ü',
  ])('%j', (uri) => {
    expect(isLocalPath(uri)).toBe(true)
  })
})

describe('anything that could lead elsewhere', () => {
  test.each([
    '',
    'foo',
    'projects',
    '?x=1',
    '#x',
    'http://evil.example',
    'https:evil.example',
    'HTTPS://evil.example/',
    'http:/evil.example',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '//evil.example/%2f..',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    '/projects\\..\\..\\evil',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    ' /projects',
    '/\u0000/evil.example',
    '/projects\r\nset-cookie: a=b',
    '/projects\u007f',
    '/.//evil.example',
    '/..//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/x/%2E%2e//evil.example',
    '@evil.example',
    '.evil.example',
  ])('%j', (uri) => {
    expect(isLocalPath(uri)).toBe(false)
  })
})
