import { InfoPopover } from '@plenum/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { CreateLink } from '../../../../list/create-link.tsx'
import { firewallQuery } from '../../../../resources/firewall/queries.ts'
import { RulesTable } from '../../../../resources/firewall/rules-table.tsx'
import { useProjectWrites } from '../../../../resources/project/writes.ts'
import { usePageActions } from '../../../../shell/page-actions.tsx'

export const Route = createFileRoute('/_signed-in/projects/$project/vpcs/$vpc/_firewall-rules')({
  staticData: { crumbs: [{ label: 'Firewall rules' }] },
  loader: ({ params }) => queryClient.ensureQueryData(firewallQuery(params)),
  component: FirewallRulesTab,
})

const TO = '/projects/$project/vpcs/$vpc/firewall-rules-new'

const about =
  'Rules decide what may reach the instances of a VPC and what may leave them. They are asked from the lowest priority ' +
  'number on, and the first that matches decides; of those with the same number the ones that deny come first. Where ' +
  'none matches, inbound traffic is denied and outbound traffic allowed.'

function FirewallRulesTab() {
  const params = Route.useParams()
  const { data } = useSuspenseQuery(firewallQuery(params))
  const { whyNot } = useProjectWrites(params.project)
  usePageActions([
    ...(whyNot === undefined ? [{ label: 'New firewall rule', to: TO, params, key: 'n' } as const] : []),
    { label: 'Test firewall rules', to: '/projects/$project/vpcs/$vpc/rule-tester', params },
  ])
  const create = <CreateLink label="New rule" to={TO} params={params} whyNot={whyNot} />
  return (
    <section aria-label="Firewall rules" className="flex flex-col gap-3">
      <header className="flex min-h-8 flex-wrap items-center gap-2">
        <h2 className="text-base font-semibold">Firewall rules</h2>
        <InfoPopover topic="firewall rules" heading="Firewall rules" summary={about} />
        <span className="text-sm text-faint max-sm:hidden">In the order in which they are asked</span>
        {data.rules.length > 0 && <div className="ms-auto">{create}</div>}
      </header>
      <RulesTable at={params} rules={data.rules} create={create} />
      <Outlet />
    </section>
  )
}
