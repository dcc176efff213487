export type CharTest = (code: number) => boolean

export type PatternNode =
  | { kind: 'character'; test: CharTest }
  | { kind: 'start' }
  | { kind: 'end' }
  | { kind: 'sequence'; parts: PatternNode[] }
  | { kind: 'choice'; options: PatternNode[] }
  | { kind: 'repeat'; part: PatternNode; min: number; max: number }

/** How deep groups may stand in each other. */
const DEPTH_MAX = 20
/** Largest number in `{n,m}`. */
const COUNT_MAX = 1000

type Ranges = readonly (readonly [number, number])[]

const classes: Readonly<Record<string, Ranges>> = {
  d: [[0x30, 0x39]],
  w: [
    [0x30, 0x39],
    [0x41, 0x5a],
    [0x5f, 0x5f],
    [0x61, 0x7a],
  ],
  s: [
    [0x09, 0x0d],
    [0x20, 0x20],
  ],
}
const controls: Readonly<Record<string, number>> = { n: 0x0a, r: 0x0d, t: 0x09 }

function inRanges(ranges: Ranges): CharTest {
  return (code) => ranges.some(([first, last]) => code >= first && code <= last)
}

function not(test: CharTest): CharTest {
  return (code) => !test(code)
}

function codeOf(char: string): number {
  return char.codePointAt(0) ?? 0
}

class PatternParser {
  readonly #chars: readonly string[]
  readonly #wrong: (message: string) => Error
  #at = 0
  #depth = 0

  constructor(source: string, wrong: (message: string) => Error) {
    this.#chars = Array.from(source)
    this.#wrong = wrong
  }

  #fail(what: string): never {
    throw this.#wrong(`${what}, at character ${this.#at + 1}`)
  }

  get #char(): string | undefined {
    return this.#chars[this.#at]
  }

  #accept(char: string): boolean {
    const found = this.#char === char
    if (found) this.#at++
    return found
  }

  whole(): PatternNode {
    const node = this.#choice()
    if (this.#char !== undefined) this.#fail('a `)` without its `(`')
    return node
  }

  #choice(): PatternNode {
    const options = [this.#sequence()]
    while (this.#accept('|')) options.push(this.#sequence())
    return { kind: 'choice', options }
  }

  #sequence(): PatternNode {
    const parts: PatternNode[] = []
    while (this.#char !== undefined && this.#char !== '|' && this.#char !== ')') parts.push(this.#repeated())
    return { kind: 'sequence', parts }
  }

  #repeated(): PatternNode {
    const part = this.#atom()
    const times = this.#times()
    if (!times) return part
    // Which of several matches is found does not matter here, so neither does whether the most or the least is tried first.
    this.#accept('?')
    if (this.#times()) this.#fail('nothing to repeat')
    return { kind: 'repeat', part, ...times }
  }

  #times(): { min: number; max: number } | undefined {
    if (this.#accept('*')) return { min: 0, max: Infinity }
    if (this.#accept('+')) return { min: 1, max: Infinity }
    if (this.#accept('?')) return { min: 0, max: 1 }
    if (!this.#accept('{')) return undefined
    const min = this.#count()
    const max = this.#accept(',') ? (this.#char === '}' ? Infinity : this.#count()) : min
    if (!this.#accept('}')) this.#fail('a count such as {2} or {2,4} was expected')
    if (max < min) this.#fail('a count that ends before it begins')
    return { min, max }
  }

  #count(): number {
    let digits = ''
    for (let char = this.#char; char !== undefined && char >= '0' && char <= '9'; char = this.#char) {
      digits += char
      this.#at++
    }
    if (digits === '') this.#fail('a count such as {2} or {2,4} was expected')
    if (digits.length > 4 || Number(digits) > COUNT_MAX)
      this.#fail(`nothing may be repeated more than ${COUNT_MAX} times`)
    return Number(digits)
  }

  #atom(): PatternNode {
    const char = this.#char ?? ''
    if (char === '*' || char === '+' || char === '?' || char === '{') this.#fail('nothing to repeat')
    this.#at++
    if (char === '^') return { kind: 'start' }
    if (char === '$') return { kind: 'end' }
    if (char === '(') return this.#group()
    if (char === '[') return { kind: 'character', test: this.#class() }
    if (char === '.') return { kind: 'character', test: () => true }
    if (char === '\\') return { kind: 'character', test: inRanges(this.#escape()) }
    const code = codeOf(char)
    return { kind: 'character', test: (other) => other === code }
  }

  #group(): PatternNode {
    if (this.#accept('?') && !this.#accept(':')) this.#fail('groups are written (…) or (?:…)')
    if (++this.#depth > DEPTH_MAX) this.#fail(`groups may be nested at most ${DEPTH_MAX} deep`)
    const node = this.#choice()
    if (!this.#accept(')')) this.#fail('a `)` was expected')
    this.#depth--
    return node
  }

  /** What a backslash, which has been read, makes of the next character. */
  #escape(): Ranges {
    const char = this.#char ?? ''
    const found = classes[char] ?? classes[char.toLowerCase()]
    const control = controls[char]
    if (char === '' || (!found && control === undefined && /^[a-z0-9]$/i.test(char))) this.#fail('an unknown escape')
    this.#at++
    if (found) return char === char.toLowerCase() ? found : inverse(found)
    const code = control ?? codeOf(char)
    return [[code, code]]
  }

  #class(): CharTest {
    const isNegated = this.#accept('^')
    const ranges: (readonly [number, number])[] = []
    do ranges.push(...this.#classPart())
    while (this.#char !== ']')
    this.#at++
    return isNegated ? not(inRanges(ranges)) : inRanges(ranges)
  }

  #classPart(): Ranges {
    const first = this.#classChar()
    const [only] = first
    if (first.length > 1 || !only || only[0] !== only[1]) return first
    if (this.#char !== '-' || this.#chars[this.#at + 1] === ']') return first
    this.#at++
    const [last, ...others] = this.#classChar()
    if (!last || others.length > 0 || last[0] < only[0]) this.#fail('a range that ends before it begins')
    return [[only[0], last[1]]]
  }

  #classChar(): Ranges {
    const char = this.#char
    if (char === undefined) this.#fail('a `]` was expected')
    this.#at++
    if (char === '\\') return this.#escape()
    return [[codeOf(char), codeOf(char)]]
  }
}

/** All characters that are in none of these ranges, which ascend. */
function inverse(ranges: Ranges): Ranges {
  const edges = [0, ...ranges.flatMap(([first, last]) => [first - 1, last + 1]), 0x10_ffff]
  return Array.from({ length: edges.length / 2 }, (_, index) => [edges[2 * index] ?? 0, edges[2 * index + 1] ?? 0])
}

/**
 * Literals, `.`, `[…]`, `\d \w \s` and their opposites, `^ $`, groups, `|`, `* + ?` and counts.
 *
 * @param wrong makes the error that is thrown for what is none
 */
export function parsePattern(source: string, wrong: (message: string) => Error): PatternNode {
  return new PatternParser(source, wrong).whole()
}
