import type { AutoRestartPolicy, Instance } from '@plenum/api'

/** As forms name it: "default" is none. */
export type RestartChoice = AutoRestartPolicy | 'default'

export const restartPolicies: readonly { value: RestartChoice; label: string; description: string }[] = [
  { value: 'default', label: 'Default', description: 'What the platform does, which is best effort today' },
  {
    value: 'best_effort',
    label: 'Best effort',
    description: 'It is started again when it fails, at most once an hour',
  },
  { value: 'never', label: 'Never', description: 'It stays failed until somebody starts it' },
]

export function restartChoice({ autoRestartPolicy }: Pick<Instance, 'autoRestartPolicy'>): RestartChoice {
  return autoRestartPolicy ?? 'default'
}

/** As a label: "Best effort". */
export function restartWords(instance: Pick<Instance, 'autoRestartPolicy'>): string {
  const choice = restartChoice(instance)
  return choice === 'default'
    ? 'Best effort (default)'
    : (restartPolicies.find(({ value }) => value === choice)?.label ?? choice)
}
