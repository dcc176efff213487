import { UsernamePasswordCredentials } from '@plenum/api'
import { expect, test } from 'vitest'
import { credentialProblems } from './credentials.ts'

test.each([
  ['operator', 'plenum-demo'],
  ['', 'plenum-demo'],
  ['Operator', ''],
  ['operator', 'ü'.repeat(256)],
  ['operator', 'ü'.repeat(257)],
  ['', 'x'.repeat(513)],
])('%j and a password of its length are taken or refused as by the contract (%#)', (username, password) => {
  const credentials = { username, password }
  const problems = Object.entries(credentialProblems(credentials)).filter(([, problem]) => problem !== undefined)
  const issues = UsernamePasswordCredentials.safeParse(credentials).error?.issues ?? []
  expect(problems).toEqual(issues.map(({ path, message }) => [path.join('.'), message]))
})
