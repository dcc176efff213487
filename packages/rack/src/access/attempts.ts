import { refuse } from '../http/refusal.ts'
import { sortableIp } from '../store/sortable-ip.ts'

/** How many attempts may fail at once, and after how many milliseconds one more may. */
interface Allowance {
  burst: number
  refill: number
}

/** Whoever mistypes does not notice; whoever guesses gets nowhere. An address may be that of many people. */
const allowances = {
  account: { burst: 10, refill: 30_000 },
  address: { burst: 50, refill: 3000 },
} as const satisfies Record<string, Allowance>

/** Whom an attempt counts against. */
export interface Against {
  account?: string
  address?: string | undefined
}

/** When a bucket that lets one attempt through every `refill` is full again; the past means that it is. */
type Buckets = Map<string, number>

/** Beyond so many, those that are full again are forgotten, and then the oldest. */
const BUCKETS_MAX = 20_000

/** Who has an IPv6 address has as many as fit into 64 bits, so that these count as one. */
function networkOf(address: string): string {
  const digits = sortableIp(address)
  return digits.startsWith('6') ? digits.slice(0, '6-'.length + 16) : digits
}

function forget(buckets: Buckets, now: number): void {
  for (const [key, fullAt] of buckets) if (fullAt <= now) buckets.delete(key)
  for (const key of buckets.keys()) {
    if (buckets.size <= BUCKETS_MAX) return
    buckets.delete(key)
  }
}

/**
 * Counts attempts at credentials that were wrong: token buckets, by account and by address. They live in memory, for a
 * restart takes longer than it gives.
 */
export class Attempts {
  readonly #buckets: Buckets = new Map()

  /**
   * Counts an attempt as failed before it is checked, so that those that run at once count as well. To be told when it
   * was right. Throws when there were too many, whether this one would be right or not.
   */
  begin({ account, address }: Against, time: Date): { wasRight: () => void } {
    const now = time.getTime()
    const taken: [string, Allowance][] = []
    if (account !== undefined) taken.push([`account ${account}`, allowances.account])
    if (address !== undefined) taken.push([`address ${networkOf(address)}`, allowances.address])
    const wait = Math.max(0, ...taken.map(([key, allowance]) => this.#waitFor(key, allowance, now)))
    if (wait > 0) throw refuse.tooManyAttempts(Math.ceil(wait / 1000))
    for (const [key, { refill }] of taken) this.#buckets.set(key, Math.max(this.#fullAt(key), now) + refill)
    if (this.#buckets.size > BUCKETS_MAX) forget(this.#buckets, now)
    return {
      wasRight: () => {
        for (const [key, { refill }] of taken) this.#buckets.set(key, this.#fullAt(key) - refill)
      },
    }
  }

  #fullAt(key: string): number {
    return this.#buckets.get(key) ?? 0
  }

  #waitFor(key: string, { burst, refill }: Allowance, now: number): number {
    // No bucket is ever emptier than empty: the clock was put back, and nobody is to wait until it is there again.
    if (this.#fullAt(key) - now > burst * refill) this.#buckets.delete(key)
    return this.#fullAt(key) - now - (burst - 1) * refill
  }
}
