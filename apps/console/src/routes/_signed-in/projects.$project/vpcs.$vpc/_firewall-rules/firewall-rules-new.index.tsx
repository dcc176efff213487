import { createFileRoute } from '@tanstack/react-router'
import { loadRuleForm } from '../../../../../resources/firewall/form/load.ts'
import { NewRule } from '../../../../../resources/firewall/form/new-rule.tsx'

export const Route = createFileRoute('/_signed-in/projects/$project/vpcs/$vpc/_firewall-rules/firewall-rules-new/')({
  staticData: { crumbs: [{ label: 'New firewall rule', isTitleOnly: true }] },
  loader: ({ params }) => loadRuleForm(params),
  component: NewFirewallRule,
})

function NewFirewallRule() {
  return <NewRule at={Route.useParams()} />
}
