import { toWire } from '@plenum/api'
import type { Documents, Kind } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import type { Store } from '../../store/store.ts'
import { provisionedBy, quotasOf } from '../provisioning.ts'
import { activity } from './activity.ts'
import { pagesOf } from './pages-of.ts'

/**
 * What is in a support bundle. Fields are named one by one, so that nothing gets in that nobody has thought of: no
 * credentials and keys of any kind, no user data, no descriptions.
 */

export interface Section {
  path: string
  about: string
  text: (store: Store) => AsyncIterable<string>
}

function lines(values: readonly unknown[]): string {
  return values.map((value) => `${JSON.stringify(toWire(value))}\n`).join('')
}

function table<K extends Kind>(
  path: string,
  about: string,
  kind: K,
  fields: readonly (keyof Documents[K] & string)[],
): Section {
  async function* text(store: Store): AsyncGenerator<string> {
    for await (const page of pagesOf(store, kind))
      yield lines(page.map((document) => Object.fromEntries(fields.map((field) => [field, document[field]]))))
  }
  return { path, about, text }
}

async function* silos(store: Store): AsyncGenerator<string> {
  for await (const page of pagesOf(store, 'silo'))
    for (const { id, name, identityMode, timeCreated } of page) {
      const quotas = await store.read((tx) => quotasOf(tx, id))
      const provisioned = await store.read((tx) => provisionedBy(tx, id))
      yield lines([{ id, name, identityMode, timeCreated, quotas, provisioned }])
    }
}

async function* pools(store: Store): AsyncGenerator<string> {
  const used = new Map<string, number>()
  for await (const page of pagesOf(store, 'externalIp'))
    for (const { ipPoolId } of page) used.set(ipPoolId, (used.get(ipPoolId) ?? 0) + 1)
  for await (const page of pagesOf(store, 'ipPool'))
    for (const { id, name } of page) {
      const found = await store.read((tx) => listAll(tx, 'ipPoolRange', { parent: id }))
      const links = await store.read((tx) => listAll(tx, 'ipPoolLink', { where: { index: 'ipPoolId', equals: id } }))
      const ranges = found.map(({ range }) => range)
      const siloIds = links.map(({ siloId }) => siloId)
      yield lines([{ id, name, ranges, siloIds, addressesInUse: used.get(id) ?? 0 }])
    }
}

async function* releases(store: Store): AsyncGenerator<string> {
  const [target, repos] = await store.read(async (tx) => [
    await listAll(tx, 'targetRelease', {}),
    await listAll(tx, 'tufRepo', {}),
  ])
  yield lines([...target.map(({ id: _, ...release }) => release), ...repos.map(({ repo }) => repo)])
}

const times = ['timeCreated', 'timeModified'] as const

export const sections: readonly Section[] = [
  { path: 'releases.jsonl', about: 'the release that is asked for, and those that were uploaded', text: releases },
  table('rack/racks.jsonl', 'racks', 'rack', ['id', ...times]),
  table('rack/sleds.jsonl', 'sleds, in service or not', 'sled', [
    'id',
    'baseboard',
    'rackId',
    'policy',
    'state',
    'usableHardwareThreads',
    'usablePhysicalRam',
    ...times,
  ]),
  table('rack/uninitialized-sleds.jsonl', 'what could become a sled', 'uninitializedSled', ['baseboard', 'cubby']),
  table('rack/physical-disks.jsonl', 'the disks of the sleds', 'physicalDisk', [
    'id',
    'sledId',
    'vendor',
    'serial',
    'model',
    'formFactor',
    'policy',
    'state',
    ...times,
  ]),
  table('rack/switches.jsonl', 'switches', 'switch', ['id', 'baseboard', 'rackId', ...times]),
  table('rack/switch-ports.jsonl', 'ports, and which settings they have', 'switchPort', [
    'id',
    'switchLocation',
    'portName',
    'portSettingsId',
    'timeApplied',
  ]),
  table('network/address-lot-blocks.jsonl', 'addresses of the rack itself', 'addressLotBlock', [
    'id',
    'addressLotId',
    'firstAddress',
    'lastAddress',
  ]),
  table('network/loopback-addresses.jsonl', 'addresses of the switches', 'loopbackAddress', [
    'id',
    'switchLocation',
    'address',
    'anycast',
  ]),
  table('network/bgp-configs.jsonl', 'autonomous systems', 'bgpConfig', ['id', 'name', 'asn', 'vrf', ...times]),
  { path: 'network/ip-pools.jsonl', about: 'pools, their ranges, and how much of them is used', text: pools },
  { path: 'silos.jsonl', about: 'silos, with their quotas and what they use of them', text: silos },
  table('projects.jsonl', 'projects', 'project', ['id', 'name', 'siloId', ...times]),
  table('instances.jsonl', 'instances and their states', 'instance', [
    'id',
    'name',
    'projectId',
    'runState',
    'timeRunStateUpdated',
    'intent',
    'ncpus',
    'memory',
    'sledId',
    'autoRestartPolicy',
    'timeLastAutoRestarted',
    'dueAt',
    ...times,
  ]),
  table('disks.jsonl', 'disks of instances and their states', 'disk', [
    'id',
    'name',
    'projectId',
    'size',
    'blockSize',
    'state',
    'dueAt',
    ...times,
  ]),
  table('snapshots.jsonl', 'snapshots and their states', 'snapshot', [
    'id',
    'name',
    'projectId',
    'diskId',
    'size',
    'state',
    'dueAt',
    ...times,
  ]),
  table('probes.jsonl', 'probes', 'probe', ['id', 'name', 'projectId', 'sledId', ...times]),
  { path: 'activity.jsonl', about: 'what was made or changed last, latest first', text: activity },
]
