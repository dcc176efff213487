import { counter } from './target.ts'
import type { Target } from './target.ts'

const traffic = {
  bytes_received: counter('Bytes that came in over the link', 'bytes'),
  bytes_sent: counter('Bytes that went out over the link', 'bytes'),
  errors_received: counter('Errors while receiving'),
  errors_sent: counter('Errors while sending'),
  packets_received: counter('Packets that came in over the link'),
  packets_sent: counter('Packets that went out over the link'),
} as const

export const sledDataLink: Target = {
  name: 'sled_data_link',
  description: 'A network link of a sled',
  scope: 'fleet',
  fields: {
    kind: ['string', 'Whether the link is of hardware: physical or virtual'],
    link_name: ['string', 'Name of the link'],
    model: ['string', 'Model number of the sled'],
    rack_id: ['uuid', 'Rack that the sled is in'],
    revision: ['u32', 'Revision of the sled'],
    serial: ['string', 'Serial number of the sled'],
    sled_id: ['uuid', 'The sled itself'],
    zone_name: ['string', 'Zone that the link is in'],
  },
  metrics: traffic,
}

const aSwitch = {
  rack_id: ['uuid', 'Rack that the switch is in'],
  switch_id: ['uuid', 'The switch itself'],
  switch_model: ['string', 'Model number of the switch'],
  switch_revision: ['u32', 'Revision of the switch'],
  switch_serial: ['string', 'Serial number of the switch'],
  switch_slot: ['u16', 'Position of the switch: 0 or 1'],
} as const

const link = {
  link_id: ['u16', 'Number of the link on its port, from 0'],
  port_id: ['string', 'Port that the link is on'],
} as const

export const switchDataLink: Target = {
  name: 'switch_data_link',
  description: 'A link of a port of a switch',
  scope: 'fleet',
  fields: aSwitch,
  metrics: {
    ...Object.fromEntries(Object.entries(traffic).map(([name, metric]) => [name, { ...metric, fields: link }])),
    link_up: { description: 'Whether the link is up', datum: 'bool', units: 'none', fields: link },
    receive_buffer_full_drops: counter('Packets that came in while there was no room for them', 'count', link),
    receive_crc_error_drops: counter('Packets that came in damaged', 'count', link),
  },
}

const session = { ...aSwitch, peer: ['ip_addr', 'Address of the other side'] } as const

export const bgpSession: Target = {
  name: 'bgp_session',
  description: 'A session with a router outside of the rack that routes are exchanged in',
  scope: 'fleet',
  fields: { ...session, local_asn: ['u32', 'Number of our autonomous system'] },
  metrics: {
    connection_retries: counter('Attempts to connect that came to nothing'),
    keepalives_received: counter('Signs of life of the other side'),
    keepalives_sent: counter('Signs of life of ours'),
    state_transitions: counter('Changes from one state of the session to another'),
    updates_received: counter('Announcements of the other side'),
    updates_sent: counter('Announcements of ours'),
  },
}

export const bfdSession: Target = {
  name: 'bfd_session',
  description: 'A session that watches whether a router outside of the rack can be reached',
  scope: 'fleet',
  fields: session,
  metrics: {
    control_packets_received: counter('Control packets of the other side'),
    control_packets_sent: counter('Control packets of ours'),
    timeouts: counter('Times that the other side was not heard of for too long'),
  },
}
