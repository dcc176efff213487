import { whyNotName, whyNotPassword } from '@plenum/api/text-rules'
import type { UsernamePasswordCredentials } from '@plenum/api'
import type { Resolver } from 'react-hook-form'

const rules = { username: whyNotName, password: whyNotPassword }

/** Checks by the contract's rules without its schemas, which would be most of what the sign-in page loads. */
export const credentialsResolver: Resolver<UsernamePasswordCredentials> = (values) => {
  const problems = (['username', 'password'] as const).flatMap((name) => {
    const message = rules[name](values[name])
    return message === undefined ? [] : [[name, { type: 'custom', message }] as const]
  })
  return problems.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(problems) }
}
