import { createFileRoute, notFound } from '@tanstack/react-router'
import { EditRule } from '../../../../../resources/firewall/form/edit-rule.tsx'
import { loadRuleForm } from '../../../../../resources/firewall/form/load.ts'

export const Route = createFileRoute(
  '/_signed-in/projects/$project/vpcs/$vpc/_firewall-rules/firewall-rules/$rule/edit',
)({
  staticData: { crumbs: [{ label: 'Edit firewall rule', isTitleOnly: true }] },
  loader: async ({ params }) => {
    const { rules } = await loadRuleForm(params)
    if (!rules.some(({ name }) => name === params.rule)) throw notFound()
  },
  component: EditFirewallRule,
})

function EditFirewallRule() {
  const { rule, ...at } = Route.useParams()
  return <EditRule at={at} name={rule} />
}
