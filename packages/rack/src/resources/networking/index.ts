import { addressLotHandlers } from './address-lot.ts'
import { allowListHandlers } from './allow-list.ts'
import { bfdHandlers } from './bfd.ts'
import { bgpAnnounceSetHandlers } from './bgp-announce-set.ts'
import { bgpConfigHandlers } from './bgp-config.ts'
import { bgpStatusHandlers } from './bgp-status.ts'
import { inboundIcmpHandlers } from './inbound-icmp.ts'
import { lldpHandlers } from './lldp.ts'
import { loopbackAddressHandlers } from './loopback-address.ts'
import { switchPortSettingsHandlers } from './switch-port-settings.ts'
import { switchPortHandlers } from './switch-port.ts'

export const networkingHandlers = [
  ...switchPortHandlers,
  ...switchPortSettingsHandlers,
  ...lldpHandlers,
  ...addressLotHandlers,
  ...loopbackAddressHandlers,
  ...bgpConfigHandlers,
  ...bgpAnnounceSetHandlers,
  ...bgpStatusHandlers,
  ...bfdHandlers,
  ...allowListHandlers,
  ...inboundIcmpHandlers,
]
