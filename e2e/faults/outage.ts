import { signIn } from './session.ts'
import type { Answer, Session } from './session.ts'

interface Outage {
  session: Session
  /** Takes the database away, and gives it back. */
  cut: () => Promise<void> | void
  restore: () => Promise<void> | void
}

/** What clients are told while there is no database. */
export interface Told {
  reading: Answer
  writing: Answer
  /** The status that somebody gets who signs in. */
  signingIn: string
  /** Milliseconds from when it is there again until all is served. */
  backAfter: number
}

/** Takes the database away for as long as a few requests take. */
export async function outage({ session, cut, restore }: Outage): Promise<Told> {
  await cut()
  const reading = await session.send('GET', '/v1/projects')
  const writing = await session.send('POST', '/v1/projects', { name: 'during-the-outage', description: '' })
  const signingIn = await signIn(session.urls).then(
    () => 'signed in',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  await restore()
  const backAfter = await session.untilServed('/v1/projects')
  return { reading, writing, signingIn, backAfter }
}

/** What is wrong with it, if anything. */
export function wrongWith({ reading, writing, signingIn }: Told): string[] {
  const wrong: string[] = []
  for (const [what, { status, retryAfter, body }] of Object.entries({ reading, writing })) {
    const isTold = status === 503 && retryAfter !== null && body['error_code'] === 'ServiceNotAvailable'
    if (!isTold) wrong.push(`${what} was answered with ${status} ${JSON.stringify(body)}`)
  }
  if (!signingIn.endsWith('503')) wrong.push(`who signed in got: ${signingIn}`)
  return wrong
}
