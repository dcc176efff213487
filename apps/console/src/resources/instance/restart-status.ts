import { isEligibleForAutoRestart } from '@plenum/api/instance-rules'
import type { Instance } from '@plenum/api'

type Failed = Pick<
  Instance,
  'runState' | 'autoRestartEnabled' | 'autoRestartPolicy' | 'autoRestartCooldownExpiration' | 'timeLastAutoRestarted'
>

/** "4m 05s": how long is left, to the second. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const from = parts.findIndex((part) => part > 0)
  const shown = from === -1 ? [0] : parts.slice(from)
  const units = ['h', 'm', 's'].slice(-shown.length)
  return shown.map((part, index) => `${index === 0 ? part : String(part).padStart(2, '0')}${units[index]}`).join(' ')
}

/** What will become of a failed instance, in a word or two; undefined for one that has not failed. */
export function restartStatus(instance: Failed, now: number): string | undefined {
  if (instance.runState !== 'failed') return undefined
  if (!instance.autoRestartEnabled) return 'No automatic restart'
  if (isEligibleForAutoRestart(instance, new Date(now))) return 'Restarting soon'
  return `Restart in ${countdown((instance.autoRestartCooldownExpiration?.getTime() ?? now) - now)}`
}

/** The same as a sentence, with the reason. */
export function restartReason(instance: Failed, now: number): string {
  if (!instance.autoRestartEnabled) return 'Its policy is never to restart by itself. Start it when it is to run again.'
  if (isEligibleForAutoRestart(instance, new Date(now)))
    return 'It failed, and its policy lets it restart by itself. That takes some seconds, longer where there is no room. If it was asked to stop, it stays failed.'
  return 'It has restarted by itself within the last hour. It restarts again once its cooldown is over.'
}
