import type { NetworkInterface } from '@plenum/api'
import { query, queryClient } from '../../api/query.ts'

/** An interface as it is at this moment: what is written back in a whole must not be older. */
export function readNic(id: string): Promise<NetworkInterface> {
  return queryClient.fetchQuery({
    ...query('instanceNetworkInterfaceView', { params: { interface: id } }),
    staleTime: 0,
  })
}
