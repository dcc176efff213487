import { describeCall } from '@plenum/api/client'
import { routes } from 'virtual:contract-routes'
import { hostOfSilo } from '../silo/host.ts'

/** Where a provider's page takes people that come to sign in. */
export function samlLoginPath(silo: string, provider: string): string {
  return `/login/${silo}/saml/${provider === '' ? 'idp-name' : provider}`
}

/** Where the control plane takes a provider's answers, unless something in between makes it another address. */
export function standardAcsUrl(silo: string, provider: string, hostname?: string): string {
  const { path } = describeCall(routes.loginSaml, { params: { siloName: silo, providerName: provider } })
  return `https://${hostOfSilo(silo, hostname)}${path}`
}
