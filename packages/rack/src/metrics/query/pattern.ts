import { parsePattern } from './pattern-parse.ts'
import type { CharTest, PatternNode } from './pattern-parse.ts'

/** Instructions of one pattern. Counts multiply: this is what keeps them small. */
const PROGRAM_MAX = 2000

type Instruction =
  | { kind: 'character'; test: CharTest }
  | { kind: 'fork'; to: number; or: number }
  | { kind: 'jump'; to: number }
  | { kind: 'start' }
  | { kind: 'end' }
  | { kind: 'found' }

class Program {
  readonly instructions: Instruction[] = []

  add(instruction: Instruction): void {
    if (this.instructions.length >= PROGRAM_MAX) throw new PatternError('it is too large')
    this.instructions.push(instruction)
  }

  /** Adds a choice that is filled in by the function it returns. */
  #fork(): (to: number, or: number) => void {
    const at = this.instructions.length
    this.add({ kind: 'fork', to: 0, or: 0 })
    return (to, or) => {
      this.instructions[at] = { kind: 'fork', to, or }
    }
  }

  node(node: PatternNode): void {
    switch (node.kind) {
      case 'character':
      case 'start':
      case 'end':
        return this.add(node)
      case 'sequence':
        for (const part of node.parts) this.node(part)
        return
      case 'choice':
        return this.#choice(node.options)
      case 'repeat':
        return this.#repeat(node.part, node.min, node.max)
    }
  }

  #choice(options: readonly PatternNode[]): void {
    const jumps: number[] = []
    options.forEach((option, index) => {
      const isLast = index === options.length - 1
      const fork = isLast ? undefined : this.#fork()
      const begin = this.instructions.length
      this.node(option)
      if (isLast) return
      jumps.push(this.instructions.length)
      this.add({ kind: 'jump', to: 0 })
      fork?.(begin, this.instructions.length)
    })
    for (const at of jumps) this.instructions[at] = { kind: 'jump', to: this.instructions.length }
  }

  #repeat(part: PatternNode, min: number, max: number): void {
    for (let count = 0; count < min; count++) this.node(part)
    const forks: { set: (to: number, or: number) => void; begin: number }[] = []
    const again = this.instructions.length
    for (let count = min; count < (max === Infinity ? min + 1 : max); count++) {
      const set = this.#fork()
      forks.push({ set, begin: this.instructions.length })
      this.node(part)
    }
    if (max === Infinity) this.add({ kind: 'jump', to: again })
    for (const { set, begin } of forks) set(begin, this.instructions.length)
  }
}

/** A pattern cannot be used. The message goes on after "The pattern cannot be used:". */
export class PatternError extends Error {
  override name = 'PatternError'
}

/**
 * A matcher for text that has the pattern anywhere in it, in time proportional to the length of both. `RegExp` goes back
 * and tries again, without end on patterns made for it, so it must not see what callers send.
 *
 * Thompson's simulation: all places in the pattern that the text so far can lead to are followed at once.
 *
 * @throws PatternError
 */
export function compilePattern(source: string): (text: string) => boolean {
  const program = new Program()
  program.node(parsePattern(source, (message) => new PatternError(message)))
  program.add({ kind: 'found' })
  return (text) =>
    search(
      program.instructions,
      Array.from(text, (char) => char.codePointAt(0) ?? 0),
    )
}

function search(instructions: readonly Instruction[], text: readonly number[]): boolean {
  /** When an instruction was last reached, so that none is followed twice for a character. */
  const reachedAt = new Int32Array(instructions.length).fill(-1)
  let here: number[] = []
  for (let at = 0; at <= text.length; at++) {
    const waiting = reach(instructions, [...here, 0], reachedAt, at, text.length)
    if (!waiting) return true
    const code = text[at]
    here = []
    for (const index of waiting) {
      const instruction = instructions[index]
      if (code !== undefined && instruction?.kind === 'character' && instruction.test(code)) here.push(index + 1)
    }
  }
  return false
}

/** The instructions that wait for a character; undefined when the end of the pattern is among what is reached. */
function reach(
  instructions: readonly Instruction[],
  from: number[],
  reachedAt: Int32Array,
  at: number,
  length: number,
): number[] | undefined {
  const waiting: number[] = []
  for (let index = from.pop(); index !== undefined; index = from.pop()) {
    const instruction = instructions[index]
    if (!instruction || reachedAt[index] === at) continue
    reachedAt[index] = at
    if (instruction.kind === 'found') return undefined
    if (instruction.kind === 'character') waiting.push(index)
    else if (instruction.kind === 'jump') from.push(instruction.to)
    else if (instruction.kind === 'fork') from.push(instruction.or, instruction.to)
    else if (instruction.kind === 'start' ? at === 0 : at === length) from.push(index + 1)
  }
  return waiting
}
