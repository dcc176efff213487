import { createFileRoute } from '@tanstack/react-router'
import { loadRuleForm } from '../../../../../resources/firewall/form/load.ts'
import { NewRule } from '../../../../../resources/firewall/form/new-rule.tsx'

export const Route = createFileRoute(
  '/_signed-in/projects/$project/vpcs/$vpc/_firewall-rules/firewall-rules-new/$rule',
)({
  staticData: { crumbs: [{ label: 'Clone firewall rule', isTitleOnly: true }] },
  loader: ({ params }) => loadRuleForm(params),
  component: CloneFirewallRule,
})

function CloneFirewallRule() {
  const { rule, ...at } = Route.useParams()
  return <NewRule at={at} copyOf={rule} />
}
