import { OxqlError } from './errors.ts'
import type { Expected, Thing } from './errors.ts'
import { tokenize } from './lexer.ts'
import type { Span, Token, TokenKind } from './tokens.ts'

/** How deep parentheses, `!` and `{ … }` may stand in each other. */
export const DEPTH_MAX = 50

const END: Token = { kind: 'end', text: '', from: 0, to: 0 }

/** Where a parser is in a text. It keeps in mind what was asked for here in vain, which is what errors tell. */
export class Cursor {
  readonly text: string
  readonly #tokens: readonly Token[]
  #index = 0
  #depth = 0
  #expected: Expected[] = []

  constructor(text: string) {
    this.text = text
    this.#tokens = tokenize(text)
  }

  get token(): Token {
    return this.#tokens[this.#index] ?? END
  }

  /** Where the token before this one ended. */
  get lastTo(): number {
    return this.#tokens[this.#index - 1]?.to ?? 0
  }

  take(): Token {
    const { token } = this
    if (token.kind !== 'end') this.#index++
    this.#expected = []
    return token
  }

  is(text: string): boolean {
    const { token } = this
    if (token.text === text && (token.kind === 'word' || token.kind === 'symbol')) return true
    this.#expected.push({ text })
    return false
  }

  /** Takes the token if it is this one. */
  accept(text: string): boolean {
    const found = this.is(text)
    if (found) this.take()
    return found
  }

  expect(text: string): Token {
    return this.is(text) ? this.take() : this.fail()
  }

  expectOneOf<const Text extends string>(texts: readonly Text[]): Text {
    const found = texts.find((text) => this.is(text))
    if (found === undefined) return this.fail()
    this.take()
    return found
  }

  expectKind(kind: TokenKind, thing: Thing): Token {
    return this.token.kind === kind ? this.take() : this.failFor(thing)
  }

  /** Whether nothing stands between this token and the one before. */
  get isAdjacent(): boolean {
    return this.token.from === this.lastTo && this.token.kind !== 'end'
  }

  /** Refuses this token: none of what was asked for. */
  fail(): never {
    throw new OxqlError(this.text, this.token, this.#expected)
  }

  failFor(thing: Thing): never {
    this.#expected.push({ thing })
    return this.fail()
  }

  /** Refuses a part that has been read, or is at hand. */
  refuse(span: Span, problem: Thing | { reason: string }): never {
    throw new OxqlError(this.text, span, typeof problem === 'string' ? [{ thing: problem }] : problem.reason)
  }

  /** Does what may call itself again, unless that goes too deep. */
  deeper<T>(work: () => T): T {
    if (this.#depth >= DEPTH_MAX) this.refuse(this.token, { reason: `Queries may be nested at most ${DEPTH_MAX} deep` })
    this.#depth++
    const result = work()
    this.#depth--
    return result
  }
}
