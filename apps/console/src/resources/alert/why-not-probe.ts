import type { AlertReceiver } from '@plenum/api'

/** Why a receiver cannot be tried; undefined when it can. */
export function whyNotProbe({ kind }: Pick<AlertReceiver, 'kind'>, role: string | undefined): string | undefined {
  return role ?? (kind.secrets.length === 0 ? 'It has no secret that a probe could be signed with' : undefined)
}
