import type { Migration } from './migration.ts'

/** By table, its index columns. */
const tables: Readonly<Record<string, Readonly<Record<string, 'text' | 'bigint'>>>> = {
  silo: {},
  certificate: {},
  saml_identity_provider: {},
  saml_assertion: { expires_at: 'bigint' },
  user: {},
  group: {},
  membership: { group_id: 'text' },
  session: { created_at: 'bigint' },
  device_auth_request: { expires_at: 'bigint' },
  access_token: { token_digest: 'text', device_code_digest: 'text', expires_at: 'bigint' },
  silo_auth_settings: {},
  ssh_key: {},
  policy: {},
  project: {},
  vpc: {},
  vpc_firewall: {},
  vpc_router: {},
  router_route: {},
  vpc_subnet: { custom_router_id: 'text' },
  internet_gateway: {},
  internet_gateway_ip_pool: { ip_pool_id: 'text' },
  internet_gateway_ip_address: {},
  network_interface: { subnet_id: 'text', mac: 'text' },
  ip_pool: {},
  ip_pool_range: {},
  ip_pool_link: { ip_pool_id: 'text', default_of: 'text' },
  external_ip: { instance_id: 'text', pool_in_silo: 'text', source_nat_room: 'text' },
  floating_ip: { instance_id: 'text' },
  affinity_group: {},
  affinity_group_member: { instance_id: 'text' },
  anti_affinity_group: {},
  anti_affinity_group_member: { instance_id: 'text' },
  rack: {},
  sled: { policy: 'text' },
  uninitialized_sled: { due_at: 'bigint' },
  physical_disk: { policy: 'text', sled_id: 'text' },
  switch: {},
  switch_port: { port_settings_id: 'text' },
  switch_port_settings: {},
  address_lot: {},
  address_lot_block: {},
  loopback_address: { address_lot_id: 'text' },
  bgp_announce_set: {},
  bgp_config: { asn: 'bigint', bgp_announce_set_id: 'text' },
  bfd_session: {},
  allow_list: {},
  inbound_icmp: {},
  alert: { due_at: 'bigint' },
  alert_receiver: {},
  webhook_secret: {},
  alert_delivery: { due_at: 'bigint', alert_id: 'text' },
  support_bundle: { due_at: 'bigint' },
  tuf_repo: {},
  tuf_trust_root: {},
  target_release: {},
  instance: { due_at: 'bigint', sled_id: 'text' },
  serial_console: {},
  serial_chunk: {},
  disk: { instance_id: 'text', due_at: 'bigint' },
  snapshot: { due_at: 'bigint' },
  image: {},
  probe: { project_id: 'text', subnet_id: 'text', mac: 'text' },
  silo_quotas: {},
  provisioning: {},
  provisioning_step: { until: 'bigint' },
  vm_run: { project_id: 'text', ended_at: 'bigint' },
}

export const first: Migration = async (db, text) => {
  for (const [table, indexes] of Object.entries(tables)) {
    let create = db.schema
      .createTable(table)
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('parent', text, (column) => column.notNull())
      .addColumn('name', text)
      .addColumn('body', 'text', (column) => column.notNull())
      .addUniqueConstraint(`${table}_parent_name`, ['parent', 'name'])
    for (const [column, type] of Object.entries(indexes))
      create = create.addColumn(column, type === 'text' ? text : type)
    await create.execute()
    await db.schema.createIndex(`${table}_parent_id`).on(table).columns(['parent', 'id']).execute()
    for (const column of Object.keys(indexes))
      await db.schema.createIndex(`${table}_${column}_id`).on(table).columns([column, 'id']).execute()
  }
}
