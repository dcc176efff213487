import type { IdentityProvider, Silo } from '@plenum/api'
import type { Finding } from '../finding.ts'

export interface SiloWithProviders {
  silo: Pick<Silo, 'id' | 'name' | 'identityMode'>
  providers: readonly Pick<IdentityProvider, 'id'>[]
}

/** Silos that people sign in to through a provider that nobody has set up. */
export function withoutProvider(silos: readonly SiloWithProviders[]): Finding[] {
  return silos
    .filter(({ silo, providers }) => silo.identityMode === 'saml_jit' && providers.length === 0)
    .map(({ silo: { id, name } }) => ({
      id: `providers/${id}`,
      severity: 'notice',
      text: `Nobody can sign in to silo ${name}: it has no identity provider`,
      remedy: { label: 'Identity providers', to: '/system/silos/$silo/idps', params: { silo: name } },
    }))
}
