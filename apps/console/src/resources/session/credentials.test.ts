import { UsernamePasswordCredentials } from '@plenum/api'
import { expect, test } from 'vitest'
import { credentialsResolver } from './credentials.ts'

const resolve = (values: UsernamePasswordCredentials) =>
  credentialsResolver(values, undefined, { fields: {}, shouldUseNativeValidation: false })

test.each([
  ['operator', 'plenum-demo'],
  ['', 'plenum-demo'],
  ['Operator', ''],
  ['operator', 'ü'.repeat(256)],
  ['operator', 'ü'.repeat(257)],
  ['', 'x'.repeat(513)],
])('%j and a password of its length are taken or refused as by the contract (%#)', async (username, password) => {
  const values = { username, password }
  const { errors } = await resolve(values)
  const issues = UsernamePasswordCredentials.safeParse(values).error?.issues ?? []
  expect(Object.entries(errors).map(([name, error]) => [name, error.message])).toEqual(
    issues.map(({ path, message }) => [path.join('.'), message]),
  )
})
