import type { LldpManagementAddress } from '@plenum/api'

const octet = (byte: number) => byte.toString(16).padStart(2, '0')

/** Where a neighbour is managed: an IP address, or one of IEEE 802 in hexadecimal. */
export function managementText({ addr }: LldpManagementAddress): string {
  return 'ipAddr' in addr ? addr.ipAddr : addr.iEEE802.map(octet).join(':')
}
