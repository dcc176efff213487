import type { MenuEntry } from '@plenum/ui'
import { useNavigate } from '@tanstack/react-router'
import { Layers, MapPin } from 'lucide-react'
import type { GatewayParams, GatewayWithAttachments } from './queries.ts'

/** Why no address can be attached to a gateway; undefined when one can, or when only the rack knows. */
export function whyNotAttachAddress(attached: GatewayWithAttachments | undefined): string | undefined {
  return attached && attached.addresses.length > 0
    ? 'A gateway has one address at most: detach that one first'
    : undefined
}

/** The ways to what attaches something to a gateway. */
export function useAttach() {
  const navigate = useNavigate()
  return (params: GatewayParams, attached: GatewayWithAttachments | undefined): MenuEntry[] => [
    {
      label: 'Attach IP pool',
      icon: <Layers />,
      onAction: () =>
        void navigate({
          to: '/projects/$project/vpcs/$vpc/internet-gateways/$gateway/ip-pools-new',
          params,
          search: true,
        }),
    },
    {
      label: 'Attach IP address',
      icon: <MapPin />,
      disabledReason: whyNotAttachAddress(attached),
      onAction: () =>
        void navigate({
          to: '/projects/$project/vpcs/$vpc/internet-gateways/$gateway/ip-addresses-new',
          params,
          search: true,
        }),
    },
  ]
}
