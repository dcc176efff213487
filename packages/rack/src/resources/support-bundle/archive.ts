import { streamOf, textStream, zipOf } from '../../archive/write-zip.ts'
import type { ZipEntry } from '../../archive/write-zip.ts'
import type { Documents } from '../../store/kinds.ts'
import type { Store } from '../../store/store.ts'
import { sections } from './contents.ts'

type Bundle = Documents['supportBundle']

function readme({ id, timeCreated, reasonForCreation }: Bundle): string {
  const width = Math.max(...sections.map(({ path }) => path.length))
  const list = sections.map(({ path, about }) => `    ${path.padEnd(width)}  ${about}`)
  return `# Support bundle ${id}

Asked for at ${timeCreated.toISOString()}: ${reasonForCreation}.

What the control plane knows of the rack and of what runs on it, for those who help with it. Files ending in .jsonl hold one
JSON value in each line. Passwords, tokens, keys and user data of instances are not among it.

${list.join('\n')}
`
}

async function* encoded(texts: AsyncIterable<string>, check: () => Promise<void>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const text of texts) {
    await check()
    yield encoder.encode(text)
  }
}

/** The archive of a bundle, made as it is read. `check` is asked again and again, and may throw. */
export function bundleArchive(store: Store, bundle: Bundle, check: () => Promise<void>): ReadableStream<Uint8Array> {
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { path: 'README.md', bytes: textStream(readme(bundle)) }
    for (const { path, text } of sections) yield { path, bytes: streamOf(encoded(text(store), check)) }
  }
  return zipOf(entries(), bundle.timeCreated)
}
