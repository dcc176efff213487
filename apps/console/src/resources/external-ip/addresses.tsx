import { OverflowList } from '@plenum/ui'
import type { ExternalIp } from '@plenum/api'
import { ExternalAddress } from './address.tsx'
import { inOrder } from './in-order.ts'

/** The first of an instance's external addresses, the others on demand. */
export function ExternalAddresses({ ips, limit = 2 }: { ips: readonly ExternalIp[]; limit?: number }) {
  return (
    <OverflowList heading="Other external IPs" limit={limit}>
      {inOrder(ips).map(({ ip }) => (
        <ExternalAddress key={ip} ip={ip} />
      ))}
    </OverflowList>
  )
}
