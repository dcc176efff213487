/** The id of nothing. */
const MISSING = '00000000-0000-4000-8000-000000000000'

/** Makes the choices of an action. The same numbers in the same world make the same choices. */
export class Dice {
  readonly #next: () => number

  /** @param next whole numbers that are not negative */
  constructor(next: () => number) {
    this.#next = next
  }

  below(bound: number): number {
    return this.#next() % bound
  }

  /** True once in so many times. */
  once(times: number): boolean {
    return this.below(times) === 0
  }

  pick<T>(list: readonly T[]): T | undefined {
    return list[this.below(Math.max(list.length, 1))]
  }

  /** The id of one of a list, of nothing when it is empty. */
  idOf(list: readonly { id: string }[]): string {
    return this.pick(list)?.id ?? MISSING
  }

  /** Those that a condition holds for, as a rule; now and then, or when there are none, all of them. */
  likely<T>(list: readonly T[], condition: (each: T) => boolean): readonly T[] {
    const fit = list.filter(condition)
    return fit.length === 0 || this.once(6) ? list : fit
  }

  /** The same among what a project has, but now and then among what all have. */
  idIn(projectId: string, list: readonly { id: string; projectId?: string | null | undefined }[]): string {
    return this.idOf(this.once(12) ? list : list.filter((each) => each.projectId === projectId))
  }
}

/** Numbers that look random and are always the same for a seed (a linear congruence; Numerical Recipes, 7.1). */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    // The lower bits of such a row repeat soon.
    return state >>> 12
  }
}
