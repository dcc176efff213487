import { compareVersions, whyNotTargetRelease } from '@plenum/api/semver-rules'
import { SystemVersion } from '@plenum/api/system-update'
import type { TargetRelease } from '@plenum/api'

/** The version that the rack shall run; undefined where nobody has asked for one. */
export function versionOf({ releaseSource }: Pick<TargetRelease, 'releaseSource'>): string | undefined {
  return releaseSource.type === 'system_version' ? releaseSource.version : undefined
}

/** Whether a repository is not to be trusted any more. */
export function isExpired(validUntil: string, now: number): boolean {
  return Date.parse(validUntil) <= now
}

/** Why a text names no release that could be asked for; undefined when it may. */
export function whyNotVersion(text: string, current: string | undefined): string | undefined {
  if (text === '') return 'Choose a release first'
  if (!SystemVersion.safeParse(text).success) return 'This is no version, such as 1.4.0 or 2.0.0-rc.1+build.7'
  return whyNotTargetRelease(text, current)
}

/** What asking for a release changes, in a sentence. */
export function changeOf(version: string, current: string | undefined): string {
  if (current === undefined) return `The rack is asked for a release for the first time: ${version}.`
  if (version === current) return `${version} is the target already. Asking for it again changes only the time.`
  return compareVersions(version, current) === 0
    ? `${version} takes the place of ${current}, another build of the same version.`
    : `${version} takes the place of ${current}. There is no way back to an older release.`
}
