import { samples, disk, idOf } from '@plenum/rack/store/conformance/samples'
import { everyKind } from '@plenum/rack/store/row'
import type { Documents, Kind, Transaction } from '@plenum/rack'
import { openStore } from '../../open-store.ts'
import type { Place } from '../place.ts'

const MiB = 2 ** 20

/** A disk with a hole, one that ends in zeros, and one that was only written over. */
export const diskWrites = [
  {
    disk: disk(901, 'hole', null),
    writes: [[0, Buffer.alloc(1000, 1)] as const, [3 * MiB + 5, Buffer.from('end')] as const],
  },
  {
    disk: disk(902, 'zeros', null),
    writes: [[0, Buffer.alloc(512, 2)] as const, [2 * MiB, Buffer.alloc(512)] as const],
  },
  {
    disk: disk(903, 'over', null),
    writes: [[0, Buffer.alloc(2000, 3)] as const, [500, Buffer.alloc(1000, 4)] as const],
  },
]

export const bundleFiles = new Map([
  [idOf(911), Buffer.alloc(2 * MiB + 17, 'bundle')],
  [idOf(912), Buffer.alloc(MiB, 'exact')],
  [idOf(913), Buffer.alloc(0)],
])

async function insertSamples(tx: Transaction): Promise<void> {
  const insert = <K extends Kind>(kind: K, document: Documents[K]) => tx.insert(kind, document)
  for (const kind of everyKind) if (kind !== 'supportBundle') await insert(kind, samples[kind])
}

const bundle = (id: string): Documents['supportBundle'] => ({ ...samples.supportBundle, id, state: 'active' })

export const asKept = (place: Place) =>
  place.kind === 'directory'
    ? { data: place.directory, database: undefined }
    : { data: './unused', database: place.url }

/** Puts a document of every kind there, and bytes of all sorts. */
export async function fillWithSamples(place: Place): Promise<void> {
  const { store, contents, files, close } = await openStore(asKept(place))
  await store.write(async (tx) => {
    await insertSamples(tx)
    for (const { disk } of diskWrites) await tx.insert('disk', { ...disk, imported: { length: 1, sha256: null } })
    for (const id of bundleFiles.keys()) await tx.insert('supportBundle', bundle(id))
    // More than one page, with names that are not of ASCII.
    for (let number = 2000; number < 2700; number += 1)
      await tx.insert('group', { id: idOf(number), siloId: idOf(1), displayName: `Größe\n${number} 🚀` })
  })
  for (const { disk, writes } of diskWrites) {
    for (const [at, bytes] of writes) await contents.write(disk.id, at, bytes)
    await contents.seal(disk.id)
  }
  for (const [id, bytes] of bundleFiles) await files.write(id, new Blob([bytes]).stream())
  await contents.write(samples.disk.id, 0, Buffer.from('sample'))
  // Of nothing, as while an upload is looked through.
  await files.write(idOf(999), new Blob(['passing']).stream())
  await close()
}
