import { Badge, Dash, Table } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type {
  SwitchPortAddress,
  SwitchPortInterface,
  SwitchPortLink,
  SwitchPortRoute,
  SwitchPortSettings,
} from '@plenum/api'
import { Section } from '../section.tsx'
import { LotLink } from '../address-lot/link.tsx'
import { fecText, speedText } from './words.ts'

const mono = (text: string) => <span className="font-mono wrap-anywhere">{text}</span>
const orDash = (value: number | null | undefined) => value ?? <Dash />
const vlanColumn = <Row extends { vlanId?: number | null | undefined }>(): Column<Row> => ({
  id: 'vlan',
  header: 'VLAN',
  width: '6rem',
  value: ({ vlanId }) => vlanId,
  cell: ({ vlanId }) => orDash(vlanId),
})
const linkColumn = <Row extends { interfaceName: string }>(): Column<Row> => ({
  id: 'link',
  header: 'Link',
  width: '7rem',
  value: ({ interfaceName }) => interfaceName,
  cell: ({ interfaceName }) => mono(interfaceName),
})

function tapsText({ txEqConfig }: SwitchPortLink): string | undefined {
  const taps = Object.entries(txEqConfig ?? {}).filter(([, value]) => typeof value === 'number')
  return taps.length === 0 ? undefined : taps.map(([tap, value]) => `${tap} ${value}`).join(', ')
}

const linkColumns: readonly Column<SwitchPortLink>[] = [
  {
    id: 'link',
    header: 'Link',
    isPrimary: true,
    width: '7rem',
    value: ({ linkName }) => linkName,
    cell: ({ linkName }) => mono(linkName),
  },
  { id: 'speed', header: 'Speed', cell: ({ speed }) => speedText(speed) },
  { id: 'fec', header: 'FEC', cell: ({ fec }) => fecText(fec) },
  { id: 'autoneg', header: 'Autonegotiation', cell: ({ autoneg }) => (autoneg ? 'Yes' : 'No') },
  { id: 'mtu', header: 'MTU', align: 'end', width: '6rem', value: ({ mtu }) => mtu },
  {
    id: 'lldp',
    header: 'LLDP',
    cell: ({ lldpLinkConfig }) => (
      <Badge tone={lldpLinkConfig?.enabled ? 'ok' : 'idle'}>
        {lldpLinkConfig?.enabled ? lldpLinkConfig.linkName || 'On' : 'Off'}
      </Badge>
    ),
  },
  { id: 'equalizer', header: 'Equalizer', cell: (link) => tapsText(link) ?? <Dash /> },
]

const addressColumns: readonly Column<SwitchPortAddress>[] = [
  {
    id: 'address',
    header: 'Address',
    isPrimary: true,
    value: ({ address }) => address,
    cell: ({ address }) => mono(address),
  },
  linkColumn(),
  {
    id: 'lot',
    header: 'Address lot',
    value: ({ addressLotName }) => addressLotName,
    cell: ({ addressLotName }) => <LotLink name={addressLotName} />,
  },
  vlanColumn(),
]

const routeColumns: readonly Column<SwitchPortRoute>[] = [
  { id: 'dst', header: 'Destination', isPrimary: true, value: ({ dst }) => dst, cell: ({ dst }) => mono(dst) },
  { id: 'gw', header: 'Gateway', value: ({ gw }) => gw, cell: ({ gw }) => mono(gw) },
  linkColumn(),
  vlanColumn(),
  { id: 'priority', header: 'Priority', align: 'end', width: '6rem', cell: ({ ribPriority }) => orDash(ribPriority) },
]

type InterfaceRow = SwitchPortInterface & { vlanId: number | undefined }

const interfaceColumns: readonly Column<InterfaceRow>[] = [
  { id: 'kind', header: 'Kind', isPrimary: true, value: ({ kind }) => kind },
  linkColumn(),
  vlanColumn(),
  { id: 'v6', header: 'IPv6', cell: ({ v6Enabled }) => (v6Enabled ? 'Yes' : 'No') },
]

interface PartProps<Row> {
  title: string
  none: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  name: (row: Row) => string
}

/** A part of the settings; where there is nothing of it, a line says so. */
export function Part<Row>({ title, none, columns, rows, name }: PartProps<Row>) {
  return (
    <Section title={title}>
      {rows.length === 0 ? (
        <p className="text-sm text-muted">{none}</p>
      ) : (
        <Table label={title} columns={columns} rows={rows} rowKey={name} rowName={name} />
      )}
    </Section>
  )
}

export function LinkTable({ settings: { links } }: { settings: SwitchPortSettings }) {
  return <Part title="Links" none="No links." columns={linkColumns} rows={links} name={({ linkName }) => linkName} />
}

export function AddressTable({ settings: { addresses } }: { settings: SwitchPortSettings }) {
  return (
    <Part
      title="Addresses"
      none="The port has no address of its own."
      columns={addressColumns}
      rows={addresses}
      name={({ address, interfaceName, vlanId }) => `${address} ${interfaceName} ${vlanId ?? ''}`}
    />
  )
}

export function RouteTable({ settings: { routes } }: { settings: SwitchPortSettings }) {
  return (
    <Part
      title="Routes"
      none="No routes but those that BGP peers tell."
      columns={routeColumns}
      rows={routes}
      name={({ dst, gw, interfaceName, vlanId }) => `${dst} by ${gw} ${interfaceName} ${vlanId ?? ''}`}
    />
  )
}

export function InterfaceTable({ settings: { interfaces, vlanInterfaces } }: { settings: SwitchPortSettings }) {
  const rows = interfaces.map((each) => {
    return { ...each, vlanId: vlanInterfaces.find(({ interfaceConfigId }) => interfaceConfigId === each.id)?.vlanId }
  })
  return (
    <Part
      title="Interfaces"
      none="No interfaces beside the links."
      columns={interfaceColumns}
      rows={rows}
      name={({ id }) => id}
    />
  )
}
