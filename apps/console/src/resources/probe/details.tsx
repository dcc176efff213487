import { Dash, Truncate } from '@plenum/ui'
import type { ProbeInfo } from '@plenum/api'
import { Radar } from 'lucide-react'
import { Details } from '../details.tsx'
import { ExternalAddress } from '../external-ip/address.tsx'
import { ProbeSled } from './sled.tsx'

/** A probe and its addresses, to be read: it cannot be changed. */
export function ProbeDetails({ probe, onDismiss }: { probe: ProbeInfo; onDismiss: () => void }) {
  const { id, name, sled, externalIps, interface: nic } = probe
  return (
    <Details
      title="Probe details"
      icon={<Radar aria-hidden="true" />}
      resource={{ id, name }}
      onDismiss={onDismiss}
      items={[
        { label: 'Sled', value: <ProbeSled id={sled} /> },
        {
          label: 'External IPs',
          value:
            externalIps.length === 0 ? (
              <Dash />
            ) : (
              externalIps.map(({ ip, kind }) => (
                <span key={ip}>
                  <ExternalAddress ip={ip} /> ({kind})
                </span>
              ))
            ),
        },
        { label: 'Internal IP', value: <Truncate text={nic.ip} maxLength={45} isMono hasCopy /> },
        { label: 'Subnet', value: <span className="font-mono text-xs">{nic.subnet}</span> },
        { label: 'MAC address', value: <Truncate text={nic.mac} maxLength={32} isMono hasCopy /> },
        { label: 'VNI', value: <span className="tabular">{nic.vni}</span> },
      ]}
    />
  )
}
