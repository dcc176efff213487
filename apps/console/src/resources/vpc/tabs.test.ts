import { expect, test } from 'vitest'
import { tabOf } from './tabs.ts'

test.each([
  ['firewall-rules', 'firewall-rules'],
  ['firewall-rules-new/a', 'firewall-rules'],
  ['firewall-rules/subnets/edit', 'firewall-rules'],
  ['edit', 'firewall-rules'],
  ['rule-tester', 'rule-tester'],
  ['subnets-new', 'subnets'],
  ['subnets/a/edit', 'subnets'],
  ['routers-new', 'routers'],
  ['internet-gateways', 'internet-gateways'],
  ['topology', 'topology'],
])('/%s belongs to the tab %s', (rest, tab) => {
  expect(tabOf(`/projects/shop/vpcs/default/${rest}`)).toBe(tab)
})
