import { outcomeOf } from './session.ts'
import type { Answer, Outcome, Session } from './session.ts'

type Presence = 'there' | 'gone' | 'maybe'

/** What a client was told of one thing that it has made. */
interface Entry {
  presence: Presence
  /** What its description may be: one, unless an answer is missing. */
  descriptions: Set<string>
  /** That it is whole is not expected any longer: taking it away is several requests. */
  isTakenApart: boolean
}

type Kind = 'vpcs' | 'disks'

const GiB = 2 ** 30
const disk = { description: '', size: GiB, disk_source: { type: 'blank', block_size: 4096 } }

/** Writes at random and takes note of every answer, to hold it against what is there afterwards. */
export class Ledger {
  readonly tally: Record<'tried' | Outcome, number> = { tried: 0, kept: 0, refused: 0, unknown: 0 }
  /** The slowest answer, in milliseconds. */
  slowest = 0
  readonly #session: Session
  readonly #project: string
  readonly #known: Record<Kind, Map<string, Entry>> = { vpcs: new Map(), disks: new Map() }
  #storageBefore = 0
  #made = 0
  #isWriting = false
  #writers: Promise<void>[] = []

  private constructor(session: Session, project: string) {
    this.#session = session
    this.#project = project
  }

  /** In a project of its own. */
  static async open(session: Session, project: string): Promise<Ledger> {
    const ledger = new Ledger(session, project)
    await session.does('POST', '/v1/projects', { name: project, description: '' })
    ledger.#storageBefore = await ledger.#storage()
    return ledger
  }

  /** Begins to write with so many writers at once. */
  write(writers: number, roll: () => number): void {
    this.#isWriting = true
    this.#writers = Array.from({ length: writers }, (_, number) => this.#writer(`w${number}`, roll))
  }

  /** Ends writing; resolves once every answer is there, or will never be. */
  async rest(): Promise<void> {
    this.#isWriting = false
    await Promise.all(this.#writers.splice(0))
  }

  /** What is there otherwise than it was told. */
  async contradictions(): Promise<string[]> {
    const found: string[] = []
    for (const kind of ['vpcs', 'disks'] as const) {
      const items = await this.#session.all(`/v1/${kind}?project=${this.#project}`)
      const there = new Map(items.map((item) => [String(item['name']), String(item['description'])]))
      for (const [name, entry] of this.#known[kind]) found.push(...contradiction(kind, name, entry, there.get(name)))
      if (kind === 'vpcs') for (const name of there.keys()) found.push(...(await this.#halves(name)))
      if (kind === 'disks') {
        const counted = (await this.#storage()) - this.#storageBefore
        if (counted !== there.size * GiB) found.push(`${there.size} disks are counted as ${counted / GiB}`)
      }
    }
    return found
  }

  async #storage(): Promise<number> {
    const { provisioned } = await this.#session.does('GET', '/v1/utilization')
    return Number(Object(provisioned)['storage'])
  }

  /** A VPC comes with a subnet, a router and rules, or not at all. */
  async #halves(name: string): Promise<string[]> {
    if (this.#known.vpcs.get(name)?.isTakenApart !== false) return []
    const query = `project=${this.#project}&vpc=${name}`
    const subnets = await this.#session.all(`/v1/vpc-subnets?${query}`)
    const routers = await this.#session.all(`/v1/vpc-routers?${query}`)
    const { rules } = await this.#session.does('GET', `/v1/vpc-firewall-rules?${query}`)
    const isWhole = subnets.length === 1 && routers.length === 1 && Array.isArray(rules) && rules.length > 0
    return isWhole ? [] : [`the VPC ${name} is half done`]
  }

  async #writer(prefix: string, roll: () => number): Promise<void> {
    const own: string[] = []
    while (this.#isWriting) {
      const chance = roll()
      const name = own[Math.floor(roll() * own.length)]
      if (chance < 0.3 || name === undefined) {
        const made = `${prefix}-${(this.#made += 1)}`
        if ((await this.#create('vpcs', made, { description: 'v0', dns_name: made })) === 'kept') own.push(made)
      } else if (chance < 0.5) await this.#create('disks', `${prefix}-${(this.#made += 1)}`, disk)
      else if (chance < 0.85) await this.#describe(name)
      else {
        own.splice(own.indexOf(name), 1)
        await this.#remove(name)
      }
    }
  }

  #entry(kind: Kind, name: string): Entry {
    const known = this.#known[kind].get(name)
    if (known) return known
    const entry: Entry = { presence: 'maybe', descriptions: new Set(), isTakenApart: false }
    this.#known[kind].set(name, entry)
    return entry
  }

  async #ask(method: string, path: string, body?: object): Promise<Outcome> {
    this.tally.tried += 1
    const answer = await this.#session.send(method, path, body)
    this.slowest = Math.max(this.slowest, answer.milliseconds)
    const outcome = outcomeOf(answer)
    this.tally[outcome] += 1
    if (outcome !== 'kept') await pauseAfter(answer)
    return outcome
  }

  async #create(kind: Kind, name: string, rest: { description: string; [field: string]: unknown }): Promise<Outcome> {
    const entry = this.#entry(kind, name)
    entry.descriptions.add(rest.description)
    const outcome = await this.#ask('POST', `/v1/${kind}?project=${this.#project}`, { name, ...rest })
    entry.presence = outcome === 'kept' ? 'there' : outcome === 'refused' ? 'gone' : 'maybe'
    return outcome
  }

  async #describe(name: string): Promise<void> {
    const entry = this.#entry('vpcs', name)
    const description = `v${(this.#made += 1)}`
    const before = [...entry.descriptions]
    entry.descriptions.add(description)
    const outcome = await this.#ask('PUT', `/v1/vpcs/${name}?project=${this.#project}`, { description })
    if (outcome === 'kept') entry.descriptions = new Set([description])
    if (outcome === 'refused') entry.descriptions = new Set(before)
  }

  async #remove(name: string): Promise<void> {
    const entry = this.#entry('vpcs', name)
    entry.isTakenApart = true
    const subnet = await this.#ask('DELETE', `/v1/vpc-subnets/default?project=${this.#project}&vpc=${name}`)
    if (subnet !== 'kept') return
    entry.presence = 'maybe'
    const outcome = await this.#ask('DELETE', `/v1/vpcs/${name}?project=${this.#project}`)
    if (outcome !== 'unknown') entry.presence = outcome === 'kept' ? 'gone' : 'there'
  }
}

/** Whoever was not served does not ask again at once. */
async function pauseAfter({ status }: Answer): Promise<void> {
  if (status === 0 || status === 503) await new Promise((resolve) => setTimeout(resolve, 25))
}

function contradiction(kind: Kind, name: string, entry: Entry, description: string | undefined): string[] {
  if (description === undefined) return entry.presence === 'there' ? [`${kind} ${name} is lost`] : []
  if (entry.presence === 'gone') return [`${kind} ${name} is there, although it was deleted or refused`]
  if (entry.descriptions.has(description)) return []
  return [`${kind} ${name} is described as ${description}, not as ${[...entry.descriptions].join(' or ')}`]
}
