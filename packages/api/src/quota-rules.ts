/** vCPUs, bytes of memory, bytes of storage. */
interface Counts {
  cpus: number
  memory: number
  storage: number
}

/** What is complained about first comes first. */
const limits = [
  ['cpus', 'vCPU', 'vCPUs', 'stop unused instances'],
  ['memory', 'Memory', 'memory', 'stop unused instances'],
  ['storage', 'Storage', 'storage', 'remove unneeded disks and snapshots'],
] as const satisfies readonly (readonly [keyof Counts, string, string, string])[]

/**
 * Why so much more cannot be provisioned under a quota; `undefined` when it can. What is not asked for is not checked,
 * as more may be in use than a quota allows after it was lowered.
 */
export function whyNotProvision(quota: Counts, inUse: Counts, more: Partial<Counts>): string | undefined {
  for (const [key, label, things, remedy] of limits) {
    const asked = more[key] ?? 0
    if (asked > 0 && inUse[key] + asked > quota[key])
      return (
        `${label} Limit Exceeded: Not enough ${things} to complete request. Either ${remedy} to free up resources or ` +
        'contact the rack operator to request a capacity increase.'
      )
  }
  return undefined
}
