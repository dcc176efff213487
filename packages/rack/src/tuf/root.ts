import { parsed, parseEnvelope, Root } from './metadata.ts'
import { requireSigned } from './signature.ts'

/** A root role that has signed itself, by as many of its keys as it says. Throws `TufError`. */
export async function selfSignedRoot(value: unknown): Promise<Root> {
  const what = 'the root role'
  const envelope = parseEnvelope(value, what)
  const root = parsed(Root, envelope.signed, what)
  await requireSigned(envelope, root.keys, root.roles.root, what)
  return root
}

/** The root that follows another: signed by both of them (TUF specification, section 5.3). Throws `TufError`. */
export async function nextRoot(before: Root, value: unknown): Promise<Root> {
  const root = await selfSignedRoot(value)
  const what = `version ${before.version + 1} of the root role`
  await requireSigned(parseEnvelope(value, what), before.keys, before.roles.root, what)
  // Its place in the chain is part of what is signed, so that none can be left out.
  return parsed(
    Root.refine(({ version }) => version === before.version + 1, 'another version'),
    root,
    what,
  )
}
