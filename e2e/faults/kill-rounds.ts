import type { PlenumServer } from '../harness/server.ts'
import type { Ledger } from './ledger.ts'
import { waitFor } from './promises.ts'
import type { Session } from './session.ts'

interface KillRounds {
  /** Over the same data. Each round kills one of them, in turns. */
  servers: readonly PlenumServer[]
  session: Session
  ledger: Ledger
  rounds: number
  writers: number
  /** Milliseconds that are written for at most before the kill. */
  longest: number
  roll: () => number
}

/**
 * Ends servers as a power cut does, in the middle of writes.
 *
 * @returns what was otherwise than acknowledged, and how long each took from its start to its first answer
 */
export async function killRounds({ servers, session, ledger, rounds, writers, longest, roll }: KillRounds) {
  const contradictions: string[] = []
  const backAfter: number[] = []
  for (let round = 0; round < rounds; round++) {
    const number = round % servers.length
    const server = servers[number]
    ledger.write(writers, roll)
    await waitFor(longest * (0.2 + 0.8 * roll()))
    await server?.kill('SIGKILL')
    // Those over the others go on meanwhile; over a single one nobody gets anywhere.
    if (servers.length > 1) await waitFor(longest * 0.2)
    else await ledger.rest()
    const began = performance.now()
    await server?.restart()
    await session.untilServed('/v1/me', number)
    backAfter.push(performance.now() - began)
    await ledger.rest()
    contradictions.push(...(await ledger.contradictions()))
  }
  return { contradictions, backAfter }
}
