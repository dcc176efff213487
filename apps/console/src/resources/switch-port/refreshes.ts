import type { OperationId } from '@plenum/api'

/** Read operations that show what comes of the settings of ports. */
export const portReads: readonly OperationId[] = [
  'networkingSwitchPortList',
  'networkingSwitchPortStatus',
  'networkingSwitchPortLldpConfigView',
  'networkingSwitchPortLldpNeighbors',
  'networkingBgpStatus',
  'networkingBgpExported',
  'networkingBgpImportedRoutesIpv4',
  'networkingBfdStatus',
]
