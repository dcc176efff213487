import type { Instance, InstanceUpdate } from '@plenum/api'

/** An update replaces everything, so whoever changes one thing must send the others as they are. */
export function instanceUpdateBody(instance: Instance, changes: Partial<InstanceUpdate>): InstanceUpdate {
  const current = {
    ncpus: instance.ncpus,
    memory: instance.memory,
    bootDisk: instance.bootDiskId ?? null,
    autoRestartPolicy: instance.autoRestartPolicy ?? null,
  } satisfies Required<InstanceUpdate>
  return { ...current, ...changes }
}
