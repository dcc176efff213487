import { describe, expect, it } from 'vitest'
import { matchesLock } from './installed-packages.mjs'

const hono = { version: '4.0.0', integrity: 'sha512-a' }
const forMac = { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] }
const forLinux = { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] }
const forMusl = { ...forLinux, libc: ['musl'] }
const helperOfAnotherSystem = { version: '1.0.0', optional: true }
const linuxX64 = { platform: 'linux', arch: 'x64' }

function isInstalled(wanted, installed) {
  return matchesLock(
    { packages: { '': {}, ...prefixed(wanted) } },
    JSON.stringify({ packages: prefixed(installed) }),
    linuxX64,
  )
}

function prefixed(packages) {
  return Object.fromEntries(Object.entries(packages).map(([name, entry]) => [`node_modules/${name}`, entry]))
}

describe('node_modules is what the lock file asks for', () => {
  it.each([
    { when: 'it holds the same packages', wanted: { hono }, installed: { hono } },
    { when: 'only another system’s packages are missing', wanted: { hono, forMac }, installed: { hono } },
    { when: 'the other C library’s package is missing', wanted: { forLinux, forMusl }, installed: { forLinux } },
    { when: 'what another system’s package needs is missing', wanted: { helperOfAnotherSystem }, installed: {} },
  ])('when $when', ({ wanted, installed }) => {
    expect(isInstalled(wanted, installed)).toBe(true)
  })
})

describe('node_modules is not what the lock file asks for', () => {
  it.each([
    { when: 'a package is missing', wanted: { hono }, installed: {} },
    { when: 'a package has another version', wanted: { hono }, installed: { hono: { ...hono, version: '3.0.0' } } },
    { when: 'a package has other contents', wanted: { hono }, installed: { hono: { ...hono, integrity: 'sha512-b' } } },
    { when: 'a package is left over', wanted: {}, installed: { hono } },
    { when: 'this system’s own binary is missing', wanted: { forLinux }, installed: {} },
  ])('when $when', ({ wanted, installed }) => {
    expect(isInstalled(wanted, installed)).toBe(false)
  })

  it('when nothing was ever installed', () => {
    expect(matchesLock({ packages: {} }, undefined, linuxX64)).toBe(false)
  })
})
