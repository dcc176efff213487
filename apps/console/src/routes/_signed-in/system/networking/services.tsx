import { InfoPopover, PageHeader } from '@plenum/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ShieldHalf } from 'lucide-react'
import { queryClient } from '../../../../api/query.ts'
import { AllowListForm } from '../../../../resources/service-access/allow-list-form.tsx'
import { InboundIcmpForm } from '../../../../resources/service-access/icmp-form.tsx'
import { allowListQuery, inboundIcmpQuery } from '../../../../resources/service-access/queries.ts'

export const Route = createFileRoute('/_signed-in/system/networking/services')({
  staticData: { crumbs: [{ label: 'Service access', to: '/system/networking/services' }] },
  loader: () =>
    Promise.all([queryClient.ensureQueryData(allowListQuery), queryClient.ensureQueryData(inboundIcmpQuery)]),
  component: ServicesPage,
})

function ServicesPage() {
  // Somebody may be typing: what is fetched anew must not take it away.
  const { data: list } = useSuspenseQuery({ ...allowListQuery, refetchOnMount: false })
  const { data: icmp } = useSuspenseQuery({ ...inboundIcmpQuery, refetchOnMount: false })
  return (
    <>
      <PageHeader
        title="Service access"
        icon={<ShieldHalf />}
        info={
          <InfoPopover
            topic="service access"
            heading="Service access"
            summary="Who may reach the rack’s own services: the API, this console, DNS and time. Instances are not concerned, for they have the firewall of their VPC."
          />
        }
      />
      <div className="flex max-w-3xl flex-col gap-5">
        <AllowListForm list={list} />
        <InboundIcmpForm icmp={icmp} />
      </div>
    </>
  )
}
