import type { SupportBundle, TargetRelease, TrustRoot, TufRepo } from '@plenum/api'

/** What is kept of the rack's software and of those who help with it. */

export interface SupportBundleDocument extends SupportBundle {
  reasonForFailure: string | null
  /** When there is something to be done about it next; milliseconds since the epoch, null when there is nothing. */
  dueAt: number | null
}

/** A repository that was uploaded. Its bytes are not kept. */
export interface TufRepoDocument {
  id: string
  timeCreated: Date
  repo: TufRepo['repo']
  artifacts: TufRepo['artifacts']
}

/** `id` is that of the fleet. */
export interface TargetReleaseDocument extends TargetRelease {
  id: string
}

export interface SystemDocuments {
  supportBundle: SupportBundleDocument
  tufRepo: TufRepoDocument
  tufTrustRoot: TrustRoot
  targetRelease: TargetReleaseDocument
}
