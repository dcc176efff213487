import { expect, test } from 'vitest'
import { filesInMemory } from '../../hardware/rack-files.ts'
import type { Kind } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import { createMemoryStore } from '../../store/memory.ts'
import type { Reader, Store } from '../../store/store.ts'
import { smallInstance } from '../../testing/bodies.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'

/** What is asked of the store while it is on: each kind, and the most documents at a time. */
class Listener {
  readonly asked = new Map<Kind, number>()
  readonly store: Store
  isOn = false

  constructor(inner: Store) {
    const note = (kind: Kind, limit: number) => {
      if (this.isOn) this.asked.set(kind, Math.max(this.asked.get(kind) ?? 0, limit))
    }
    const heard = (reader: Reader): Reader => ({
      get: (kind, id) => {
        note(kind, 1)
        return reader.get(kind, id)
      },
      find: (kind, parent, name) => {
        note(kind, 1)
        return reader.find(kind, parent, name)
      },
      list: (kind, query) => {
        note(kind, query.limit)
        return reader.list(kind, query)
      },
    })
    this.store = {
      read: (work) => inner.read((reader) => work(heard(reader))),
      write: (work) => inner.write(work),
      close: () => inner.close(),
    }
  }
}

const files = filesInMemory()
const listener = new Listener(createMemoryStore())
const rack = await rackUnderTest({ files, store: listener.store })
const operator = rack.as('operator')

/** What a new bundle has in its files, by path. */
async function newBundle(): Promise<Map<string, string>> {
  const { id: bundleId } = await operator.does('supportBundleCreate', {})
  listener.isOn = true
  await rack.advance(2000)
  await rack.rack.idle()
  listener.isOn = false
  const index = await (await operator.does('supportBundleIndex', { params: { bundleId } })).text()
  const texts = new Map<string, string>()
  for (const file of index.trimEnd().split('\n'))
    texts.set(file, await (await operator.does('supportBundleDownloadFile', { params: { bundleId, file } })).text())
  return texts
}

const rowsOf = (texts: Map<string, string>, path: string) =>
  (texts.get(path) ?? '')
    .trimEnd()
    .split('\n')
    .map((line): Record<string, unknown> => Object(JSON.parse(line)))

test('a bundle tells of the fleet as it is', async () => {
  const { id: project } = await rack.newProject()
  const { id } = await rack
    .as('admin')
    .does('instanceCreate', { query: { project }, body: smallInstance('told-of', { start: false }) })
  await rack.settle()
  const texts = await newBundle()
  const sleds = await rack.store.read((tx) => listAll(tx, 'sled', {}))
  expect(rowsOf(texts, 'rack/sleds.jsonl').map((row) => row['id'])).toEqual(sleds.map((sled) => sled.id).toSorted())
  expect(rowsOf(texts, 'instances.jsonl')).toContainEqual(
    expect.objectContaining({ id, name: 'told-of', project_id: project, run_state: 'stopped', sled_id: null }),
  )
  expect(rowsOf(texts, 'silos.jsonl')).toContainEqual(
    expect.objectContaining({ name: 'lab', quotas: expect.objectContaining({ cpus: 64 }) }),
  )
  expect(rowsOf(texts, 'releases.jsonl')).toMatchObject([{ generation: 1 }, { system_version: '1.0.0' }])
  const pools = rowsOf(texts, 'network/ip-pools.jsonl')
  const inUse = await rack.store.read((tx) => listAll(tx, 'externalIp', {}))
  expect(pools.reduce((total, row) => total + Number(row['addresses_in_use']), 0)).toBe(inUse.length)
  const activity = rowsOf(texts, 'activity.jsonl')
  expect(activity).toContainEqual(expect.objectContaining({ kind: 'instance', id }))
  const times = activity.map(({ time }) => Date.parse(String(time)))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  const readme = texts.get('README.md') ?? ''
  for (const path of texts.keys()) if (path !== 'README.md') expect(readme).toContain(path)
})

/** Kinds that hold what nobody is to see, or that say who somebody is. */
const secret: readonly Kind[] = [
  'user',
  'session',
  'accessToken',
  'deviceAuthRequest',
  'certificate',
  'sshKey',
  'serialConsole',
  'serialChunk',
  'switchPortSettings',
  'webhookSecret',
  'alertReceiver',
]

test('a bundle has no secrets: not one word of them, and nobody even looks where they are', async () => {
  const planted = 'planted-secret-4711'
  const [instance] = await rack.store.read((tx) => tx.list('instance', { limit: 1 }))
  if (!instance) throw new Error('there are no instances')
  await rack.edit('instance', instance.id, (found) => ({ ...found, userData: btoa(planted), description: planted }))
  const [silo] = await rack.store.read((tx) => tx.list('silo', { limit: 1 }))
  await rack.edit('silo', silo?.id ?? '', (found) => ({ ...found, description: planted }))
  const users = await rack.store.read((tx) => listAll(tx, 'user', {}))
  const sessions = await rack.store.read((tx) => listAll(tx, 'session', {}))
  const keys = await rack.store.read((tx) => listAll(tx, 'sshKey', {}))
  const words = [
    planted,
    btoa(planted),
    ...users.map(({ passwordHash }) => passwordHash ?? ''),
    ...sessions.map(({ id }) => id),
    ...keys.map(({ publicKey }) => publicKey),
  ].filter((word) => word !== '')
  expect(words.length).toBeGreaterThan(4)
  const texts = await newBundle()
  texts.delete('README.md')
  const all = [...texts.values()].join('\n')
  expect(words.filter((word) => all.includes(word))).toEqual([])
  expect(/.{0,20}(?:password|token|private|user_?data|secret|_key).{0,20}/i.exec(all)?.[0]).toBeUndefined()
  const asked = new Set(listener.asked.keys())
  expect(asked.size).toBeGreaterThan(10)
  // Any tick looks for what has expired.
  listener.asked.clear()
  listener.isOn = true
  await rack.advance(0)
  listener.isOn = false
  const byEachTick = new Set(listener.asked.keys())
  expect(secret.filter((kind) => asked.has(kind) && !byEachTick.has(kind))).toEqual([])
})

test('a bundle is collected some documents at a time', async () => {
  await newBundle()
  for (const kind of ['instance', 'disk', 'snapshot', 'project', 'externalIp', 'vpc', 'image'] as const)
    expect(listener.asked.get(kind) ?? Infinity, kind).toBeLessThanOrEqual(500)
})
