import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { endsQuery } from '../../../../resources/firewall/interfaces.ts'
import { firewallQuery } from '../../../../resources/firewall/queries.ts'
import { RuleTester } from '../../../../resources/firewall/tester/rule-tester.tsx'
import { testerSearch } from '../../../../resources/firewall/tester/search.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/vpcs/$vpc/rule-tester')({
  validateSearch: testerSearch,
  staticData: { crumbs: [{ label: 'Rule tester' }] },
  loader: ({ params }) =>
    Promise.all([queryClient.ensureQueryData(firewallQuery(params)), queryClient.ensureQueryData(endsQuery(params))]),
  component: RuleTesterTab,
})

function RuleTesterTab() {
  const params = Route.useParams()
  const search = Route.useSearch()
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(firewallQuery(params))
  const { data: ends } = useSuspenseQuery(endsQuery(params))
  return (
    <RuleTester
      at={params}
      rules={data.rules}
      ends={ends}
      search={search}
      onChange={(change) =>
        void navigate({ to: '.', search: (old) => ({ ...old, ...change }), replace: true, resetScroll: false })
      }
    />
  )
}
