import type { InstanceData } from './demo-data.ts'

/** Those that are neither running nor stopped: some for ever, some for the first minutes of the fleet. */
const unusual: Readonly<Record<string, Partial<InstanceData>>> = {
  'runner-07': { state: 'failed', hoursInState: 30, autoRestart: { policy: 'never' } },
  'runner-12': { state: 'starting', hoursInState: 0.001 },
  'runner-20': { state: 'rebooting', hoursInState: 0.001 },
  'runner-27': { state: 'stopping', hoursInState: 0.001 },
  'runner-33': { state: 'creating', hoursInState: 0.001 },
  'runner-40': { state: 'migrating', hoursInState: 0.02 },
  'runner-47': { state: 'failed', hoursInState: 0.3, autoRestart: { policy: 'best_effort', hoursAgo: 0.7 } },
}

/** More than a page of a list. */
export const buildFarm = Array.from({ length: 64 }, (_, index): InstanceData => {
  const name = `runner-${String(index + 1).padStart(2, '0')}`
  return {
    name,
    vcpus: 8,
    memoryGiB: 16,
    image: 'ubuntu-26-04',
    bootDiskGiB: 60,
    state: index % 9 === 4 ? 'stopped' : 'running',
    hoursInState: 3 + index * 2,
    ...unusual[name],
  }
})
