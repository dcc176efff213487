import type { Passwords } from '@plenum/rack'
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { atMost } from './at-most.ts'

interface Cost {
  memoryKiB: number
  passes: number
  lanes: number
}

/** RFC 9106, section 4, second recommended option: 64 MiB, three passes, four lanes. */
const COST: Cost = { memoryKiB: 64 * 1024, passes: 3, lanes: 4 }
/** A hash that asks for more than this was not made by any version of us. */
const COST_MAX: Cost = { memoryKiB: 256 * 1024, passes: 16, lanes: 16 }
const SALT_BYTES = 16
const TAG_BYTES = 32
/** Each running hash holds its memory, so a rush of sign-ins waits in line. */
const RUNNING_MAX = 2

const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/

const derive = promisify(argon2)

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '')
}

function parse(phc: string): { cost: Cost; salt: Buffer; tag: Buffer } | undefined {
  const [, memory, passes, lanes, salt, tag] = PHC.exec(phc) ?? []
  if (salt === undefined || tag === undefined) return undefined
  const cost = { memoryKiB: Number(memory), passes: Number(passes), lanes: Number(lanes) }
  const isSane =
    cost.lanes >= 1 &&
    cost.passes >= 1 &&
    cost.memoryKiB >= 8 * cost.lanes &&
    cost.lanes <= COST_MAX.lanes &&
    cost.passes <= COST_MAX.passes &&
    cost.memoryKiB <= COST_MAX.memoryKiB
  return isSane ? { cost, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') } : undefined
}

/** argon2id in PHC string form, on the thread pool. A hash made with other costs still verifies. */
export function createPasswords(cost: Cost = COST): Passwords {
  const inTurn = atMost(RUNNING_MAX)

  function run(password: string, salt: Buffer, { memoryKiB, passes, lanes }: Cost, tagLength: number): Promise<Buffer> {
    return inTurn(() =>
      derive('argon2id', { message: password, nonce: salt, memory: memoryKiB, passes, parallelism: lanes, tagLength }),
    )
  }

  return {
    hash: async (password) => {
      const salt = randomBytes(SALT_BYTES)
      const tag = await run(password, salt, cost, TAG_BYTES)
      const costs = `m=${cost.memoryKiB},t=${cost.passes},p=${cost.lanes}`
      return `$argon2id$v=19$${costs}$${toBase64(salt)}$${toBase64(tag)}`
    },
    verify: async (password, hash) => {
      const known = parse(hash)
      if (!known) return false
      return timingSafeEqual(await run(password, known.salt, known.cost, known.tag.length), known.tag)
    },
  }
}
