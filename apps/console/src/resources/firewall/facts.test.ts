import { expect, test } from 'vitest'
import { differences, ruleFacts } from './facts.ts'
import { rule } from './testing.ts'

test('a rule is told in lines; a filter that is absent lets any pass, an empty one none', () => {
  const given = rule('a', {
    filters: { hosts: [], ports: ['22', '80-90'], protocols: [{ type: 'icmp', value: null }] },
  })
  const facts = Object.fromEntries(ruleFacts(given).map(({ label, text }) => [label, text]))
  expect(facts).toMatchObject({
    Targets: 'VPC default',
    Hosts: 'none',
    Ports: '22, 80-90',
    Protocols: 'ICMP (All types)',
  })
  expect(ruleFacts(rule('a')).find(({ label }) => label === 'Hosts')?.text).toBe('any')
})

test('versions differ in what is listed, and in nothing else', () => {
  const versions = [rule('a'), rule('a', { priority: 1 }), undefined, rule('a', { status: 'disabled' })]
  expect(differences(versions)).toEqual([
    { label: 'Status', texts: ['Enabled', 'Enabled', undefined, 'Disabled'] },
    { label: 'Priority', texts: ['100', '1', undefined, '100'] },
  ])
})
