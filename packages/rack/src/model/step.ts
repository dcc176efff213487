import type { AsyncCommand } from 'fast-check'
import type { Action } from './action.ts'
import { check, refuse } from './check.ts'
import { Dice } from './dice.ts'
import { forbiddenMoves } from './states.ts'
import type { World } from './world.ts'

/** What has been seen of answers, so that a test can tell that it did not only watch refusals. */
export interface Tally {
  done: Map<string, number>
  refused: Map<string, number>
}

export function count(tally: Map<string, number>, key: string): void {
  tally.set(key, (tally.get(key) ?? 0) + 1)
}

/** One event in a world, and what must be true after any event. */
export class Step implements AsyncCommand<Tally, World> {
  readonly #name: string
  readonly #action: Action
  readonly #numbers: readonly number[]
  #outcome = 'not run'

  constructor(name: string, action: Action, numbers: readonly number[]) {
    this.#name = name
    this.#action = action
    this.#numbers = numbers
  }

  check(): boolean {
    return true
  }

  async run(tally: Tally, world: World): Promise<void> {
    const before = world.seen
    let next = 0
    const dice = new Dice(() => this.#numbers[next++ % this.#numbers.length] ?? 0)
    const result = await this.#action(world, dice)
    const isRefused = result?.type === 'error'
    this.#outcome = isRefused ? `${result.status} ${result.error.message}` : 'done'
    count(isRefused ? tally.refused : tally.done, this.#name)
    const after = await world.look()
    world.requireNoFault()
    if (isRefused && JSON.stringify(after) !== JSON.stringify(before))
      throw new Error(`${this.toString()} has changed something all the same`)
    check(after)
    refuse(forbiddenMoves(before, after))
  }

  toString(): string {
    return `${this.#name} [${this.#outcome}]`
  }
}
