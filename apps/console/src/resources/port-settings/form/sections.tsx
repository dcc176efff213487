import { Dash } from '@plenum/ui'
import { useController, useWatch } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { fecText, speedText } from '../words.ts'
import { AddressForm } from './address-form.tsx'
import { InterfaceForm } from './interface-form.tsx'
import { LinkForm } from './link-form.tsx'
import { PeerForm } from './peer-form.tsx'
import { RouteForm } from './route-form.tsx'
import { Rows } from './rows.tsx'
import { linkNamesLeft } from './rules.ts'
import type { SettingsChoices, SettingsValues } from './values.ts'

interface SectionProps {
  form: UseFormReturn<SettingsValues, unknown, SettingsValues>
  choices: SettingsChoices
}

type Section = Pick<SectionProps, 'form'>

const mono = (text: string) => <span className="font-mono">{text}</span>
const orDash = (value: number | null | undefined) => value ?? <Dash />

/** Rows of a kind, and what is wrong with them together. */
function useRows<Name extends 'links' | 'interfaces' | 'addresses' | 'routes' | 'bgpPeers'>(
  { control }: SectionProps['form'],
  name: Name,
) {
  const { field, fieldState } = useController({ control, name })
  return { rows: field.value, onChange: field.onChange, error: fieldState.error?.message }
}

/** The links that rows can be of, and why there can be no row while there is none. */
function useLinks({ control }: SectionProps['form']) {
  const links = useWatch({ control, name: 'links' })
  return { links, disabledReason: links.length === 0 ? 'Add a link first' : undefined }
}

export function Links({ form }: Section) {
  const geometry = useWatch({ control: form.control, name: 'geometry' })
  const shared = useRows(form, 'links')
  const isFull = linkNamesLeft(geometry, shared.rows).length === 0
  return (
    <Rows
      {...shared}
      noun={{ one: 'link', many: 'links' }}
      hint="What the port is split into."
      rowKey={({ linkName }) => linkName}
      rowName={({ linkName }) => linkName}
      disabledReason={isFull ? 'A port that is split so has no other link' : undefined}
      columns={[
        { label: 'Link', cell: ({ linkName }) => mono(linkName) },
        { label: 'Speed', cell: ({ speed }) => speedText(speed) },
        { label: 'FEC', cell: ({ fec }) => fecText(fec) },
        { label: 'MTU', cell: ({ mtu }) => mtu },
      ]}
    >
      {(props) => <LinkForm {...props} geometry={geometry} />}
    </Rows>
  )
}

export function Interfaces({ form }: Section) {
  const { links, disabledReason } = useLinks(form)
  return (
    <Rows
      {...useRows(form, 'interfaces')}
      noun={{ one: 'interface', many: 'interfaces' }}
      hint="What of a link is IPv6 or a VLAN; most ports need none."
      rowKey={({ linkName, kind }) => `${linkName} ${kind.type} ${kind.type === 'vlan' ? kind.vid : ''}`}
      rowName={({ linkName, kind }) => `${kind.type} of ${linkName}`}
      disabledReason={disabledReason}
      columns={[
        { label: 'Link', cell: ({ linkName }) => mono(linkName) },
        { label: 'Kind', cell: ({ kind }) => (kind.type === 'vlan' ? `VLAN ${kind.vid}` : kind.type) },
        { label: 'IPv6', cell: ({ v6Enabled }) => (v6Enabled ? 'Yes' : 'No') },
      ]}
    >
      {(props) => <InterfaceForm {...props} links={links} />}
    </Rows>
  )
}

export function Addresses({ form, choices }: SectionProps) {
  const { links, disabledReason } = useLinks(form)
  const noLot = choices.lots.length === 0 ? 'There is no address lot to take one from' : undefined
  const lotName = (given: string) => choices.lots.find(({ id }) => id === given)?.name ?? given
  return (
    <Rows
      {...useRows(form, 'addresses')}
      noun={{ one: 'address', many: 'addresses' }}
      hint="Of the port itself, each out of an address lot."
      rowKey={({ linkName, address, vlanId }) => `${linkName} ${address} ${vlanId ?? ''}`}
      rowName={({ address }) => address}
      disabledReason={disabledReason ?? noLot}
      columns={[
        { label: 'Link', cell: ({ linkName }) => mono(linkName) },
        { label: 'Address', cell: ({ address }) => mono(address) },
        { label: 'Address lot', cell: ({ addressLot }) => lotName(addressLot) },
        { label: 'VLAN', cell: ({ vlanId }) => orDash(vlanId) },
      ]}
    >
      {(props) => <AddressForm {...props} links={links} lots={choices.lots} taken={choices.taken} />}
    </Rows>
  )
}

export function Routes({ form }: Section) {
  const { links, disabledReason } = useLinks(form)
  return (
    <Rows
      {...useRows(form, 'routes')}
      noun={{ one: 'route', many: 'routes' }}
      hint="Where BGP does not tell the way."
      rowKey={({ linkName, dst, gw, vid }) => `${linkName} ${dst} ${gw} ${vid ?? ''}`}
      rowName={({ dst, gw }) => `to ${dst} by ${gw}`}
      disabledReason={disabledReason}
      columns={[
        { label: 'Link', cell: ({ linkName }) => mono(linkName) },
        { label: 'Destination', cell: ({ dst }) => mono(dst) },
        { label: 'Gateway', cell: ({ gw }) => mono(gw) },
        { label: 'Priority', cell: ({ ribPriority }) => orDash(ribPriority) },
      ]}
    >
      {(props) => <RouteForm {...props} links={links} />}
    </Rows>
  )
}

export function Peers({ form, choices }: SectionProps) {
  const { links, disabledReason } = useLinks(form)
  const noConfig = choices.configs.length === 0 ? 'There is no BGP configuration to present the rack by' : undefined
  const configOf = (given: string) => choices.configs.find(({ id }) => id === given)?.name ?? given
  return (
    <Rows
      {...useRows(form, 'bgpPeers')}
      noun={{ one: 'BGP peer', many: 'BGP peers' }}
      hint="Routers at the other end, which are told our networks and tell theirs."
      rowKey={({ interfaceName, addr }) => `${interfaceName} ${addr}`}
      rowName={({ addr }) => addr}
      disabledReason={disabledReason ?? noConfig}
      columns={[
        { label: 'Link', cell: ({ interfaceName }) => mono(interfaceName) },
        { label: 'Address', cell: ({ addr }) => mono(addr) },
        { label: 'Configuration', cell: ({ bgpConfig }) => configOf(bgpConfig) },
        { label: 'Remote AS', cell: ({ remoteAsn }) => remoteAsn ?? 'Any' },
      ]}
    >
      {(props) => <PeerForm {...props} links={links} configs={choices.configs} />}
    </Rows>
  )
}
