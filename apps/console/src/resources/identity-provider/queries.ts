import { query } from '../../api/query.ts'

export function providerQuery({ silo, provider }: { silo: string; provider: string }) {
  return query('samlIdentityProviderView', { params: { provider }, query: { silo } })
}
