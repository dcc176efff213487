import { samples } from '@plenum/rack/store/conformance/samples'
import { encode } from '@plenum/rack/store/codec'
import type { Entry } from '../entry.ts'
import { fill } from '../fill.ts'
import { openTarget } from '../place.ts'
import type { Place } from '../place.ts'

/** Run by copy.test.ts: begins to copy to a place, prints a line when something has come there, and never ends. */

async function* entries(): AsyncGenerator<Entry> {
  yield { type: 'documents', kind: 'project', bodies: [encode(samples.project)] }
  yield { type: 'disk', id: samples.disk.id, at: 0, bytes: Buffer.alloc(1000, 1) }
  process.stdout.write('midway\n')
  await new Promise(() => setInterval(() => {}, 1000))
}

const [kind, where = ''] = process.argv.slice(2)
const place: Place = kind === 'directory' ? { kind, directory: where } : { kind: 'database', url: where }
await fill(await openTarget(place), entries(), () => {})
