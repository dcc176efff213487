import type { ProbeInfo } from '@plenum/api'
import type { Documents } from '../../store/kinds.ts'
import type { Reader } from '../../store/store.ts'
import { mustGet } from '../locate.ts'

/** Those below are reserved. */
const VNI_MIN = 1024
const VNI_END = 2 ** 24

/** The number that marks the packets of a VPC (RFC 7348, section 5). Nothing here carries any, so it need not be kept. */
function vniOf(vpcId: string): number {
  return VNI_MIN + (Number.parseInt(vpcId.slice(0, 8), 16) % (VNI_END - VNI_MIN))
}

/** A probe with its addresses. */
export async function probeInfo(tx: Reader, probe: Documents['probe']): Promise<ProbeInfo> {
  const { id, name, sledId, externalIp, nicId, ip, mac } = probe
  const subnet = await mustGet(tx, 'vpcSubnet', probe.subnetId)
  return {
    id,
    name,
    sled: sledId,
    externalIps: [{ ip: externalIp, firstPort: 0, lastPort: 65_535, kind: 'ephemeral' }],
    interface: {
      id: nicId,
      name,
      kind: { type: 'probe', id },
      ip,
      mac,
      subnet: subnet.ipv4Block,
      vni: vniOf(subnet.vpcId),
      primary: true,
      slot: 0,
      transitIps: [],
    },
  }
}
