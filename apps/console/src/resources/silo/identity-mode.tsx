import { Badge } from '@plenum/ui'
import type { SiloIdentityMode } from '@plenum/api'

/** As people read it. */
export const identityModes: Readonly<Record<SiloIdentityMode, string>> = {
  saml_jit: 'SAML JIT',
  local_only: 'Local only',
}

export function IdentityModeBadge({ mode }: { mode: SiloIdentityMode }) {
  return (
    <Badge tone="idle" variant="tag">
      {identityModes[mode]}
    </Badge>
  )
}
