import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { apiReferencePolicy, securityHeaders } from './headers.ts'

function directives(policy: string): Map<string, string> {
  return new Map(policy.split('; ').map((text) => [text.split(' ')[0] ?? '', text]))
}

const page = directives(securityHeaders['content-security-policy'])
const library = dirname(createRequire(import.meta.url).resolve('react-aria/package.json'))

/** What a file of the library writes into its style element, with the attribute by whose name it goes. */
function styleIn(file: string): string {
  const source = readFileSync(join(library, 'dist/private', file), 'utf8')
  const text = /style\.textContent = `([^`]*)`/.exec(source)?.[1]
  const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(source)?.[1] ?? ''
  if (text === undefined) throw new Error(`${file} has no style any more`)
  return text.replace(/\$\{[^}]*\}/g, attribute).trim()
}

describe('the content security policy', () => {
  test.each(Object.entries({ page: securityHeaders['content-security-policy'], reference: apiReferencePolicy }))(
    'of the %s has nothing unsafe, no wildcard and no other host',
    (_name, policy) => {
      expect(policy).not.toMatch(/unsafe-|\*|https?:|blob:|strict-dynamic/)
      expect(policy).toContain("default-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
    },
  )

  test('lets the styles of React Aria through, as this version of it writes them, and no others', () => {
    const styles = ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'].map(styleIn)
    const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    expect(page.get('style-src')).toBe(`style-src 'self' ${hashes.join(' ')}`)
  })

  test('makes text markup or script by two policies only', () => {
    expect(page.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'")
    expect(page.get('trusted-types')).toBe('trusted-types default xml')
  })
})
