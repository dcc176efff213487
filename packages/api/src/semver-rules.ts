/** The order of versions (Semantic Versioning 2.0.0, section 11). What is behind a plus sign does not count. */

interface Version {
  release: readonly string[]
  prerelease: readonly string[]
}

function parts(version: string): Version {
  const [, release = '', prerelease = ''] = /^([^-+]*)(?:-([^+]*))?/.exec(version) ?? []
  return { release: release.split('.'), prerelease: prerelease === '' ? [] : prerelease.split('.') }
}

function isNumber(identifier: string): boolean {
  return /^\d+$/.test(identifier)
}

/** Numbers of any length come before words. */
function compareIdentifiers(a: string, b: string): number {
  if (isNumber(a) !== isNumber(b)) return isNumber(a) ? -1 : 1
  if (isNumber(a) && a.length !== b.length) return a.length - b.length
  return a < b ? -1 : Number(a > b)
}

function compareLists(a: readonly string[], b: readonly string[]): number {
  for (const [index, identifier] of a.entries()) {
    const other = b[index]
    if (other === undefined) return 1
    const order = compareIdentifiers(identifier, other)
    if (order !== 0) return order
  }
  return a.length - b.length
}

/** Negative when `a` is the older of two semantic versions, positive when `b` is, 0 when neither comes first. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parts(a), parts(b)]
  const order = compareLists(left.release, right.release)
  if (order !== 0) return order
  // A version without one follows all of its prereleases.
  if (left.prerelease.length === 0 || right.prerelease.length === 0)
    return right.prerelease.length - left.prerelease.length
  return compareLists(left.prerelease, right.prerelease)
}

/** Why a release cannot be asked for when another has been; `undefined` when it can. */
export function whyNotTargetRelease(requested: string, current: string | undefined): string | undefined {
  if (current === undefined || compareVersions(requested, current) >= 0) return undefined
  return (
    `The requested target system release (${requested}) is older than the current target system release (${current}). ` +
    'This is not supported.'
  )
}
