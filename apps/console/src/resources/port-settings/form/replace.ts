import type { SwitchPortSettingsSummary } from '@plenum/api'

/** What one knew of the settings when one began: when they had been changed last. New ones are not known. */
type Known = Pick<SwitchPortSettingsSummary, 'timeModified'> | undefined

/**
 * Why settings cannot be sent over those that are there now. The control plane replaces whatever has the name, on every
 * port, so what others did meanwhile would be gone without a word.
 */
export function whyNotReplace(known: Known, there: Known): string | undefined {
  if (!known) return there && 'Settings of this name are there by now; edit those instead'
  if (!there) return 'These settings have been deleted meanwhile'
  return there.timeModified.getTime() === known.timeModified.getTime()
    ? undefined
    : 'Somebody has changed these settings meanwhile; open them again to see how they are'
}
