import { durationUnits, symbols } from './tokens.ts'
import type { Token, TokenKind } from './tokens.ts'

type Test = (char: string) => boolean

const isSpace: Test = (char) => char === ' ' || char === '\n' || char === '\t' || char === '\r'
const isDigit: Test = (char) => char >= '0' && char <= '9'
const isLetter: Test = (char) => (char >= 'a' && char <= 'z') || (char >= 'A' && char <= 'Z')
const isHexDigit: Test = (char) => isDigit(char) || (char >= 'a' && char <= 'f') || (char >= 'A' && char <= 'F')
const isOfWord: Test = (char) => isLetter(char) || isDigit(char) || char === '_'
const isOfTime: Test = (char) => isOfWord(char) || char === ':' || char === '.' || char === '-'

const NOW = '@now()'

interface Lexeme {
  kind: TokenKind
  to: number
}

/** Every character is looked at a bounded number of times: there is no going back. */
class Lexer {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  /** Where a run of such characters ends. */
  skip(from: number, test: Test): number {
    let at = from
    while (at < this.#text.length && test(this.#text.charAt(at))) at++
    return at
  }

  at(from: number): Lexeme {
    const char = this.#text.charAt(from)
    if (isLetter(char) || char === '_') return { kind: 'word', to: this.skip(from, isOfWord) }
    if (isDigit(char)) return this.#number(from)
    if (char === '"' || char === "'") return this.#string(from, char)
    if (char === '@') return this.#timestamp(from)
    const symbol = symbols.find((symbol) => this.#text.startsWith(symbol, from))
    if (symbol) return { kind: 'symbol', to: from + symbol.length }
    return { kind: 'invalid', to: from + String.fromCodePoint(this.#text.codePointAt(from) ?? 0).length }
  }

  #number(from: number): Lexeme {
    const text = this.#text
    if (text.startsWith('0x', from)) {
      const end = this.skip(from + 2, isHexDigit)
      const to = this.skip(end, isOfWord)
      return { kind: end > from + 2 && to === end ? 'integer' : 'invalid', to }
    }
    let end = this.skip(from, isDigit)
    let kind: TokenKind = 'integer'
    if (text.charAt(end) === '.') {
      kind = 'double'
      end = this.skip(end + 1, isDigit)
    }
    const exponent = this.#exponent(end)
    if (exponent > end) {
      kind = 'double'
      end = exponent
    }
    const to = this.skip(end, isOfWord)
    if (to === end) return { kind, to }
    return {
      kind: kind === 'integer' && Object.hasOwn(durationUnits, text.slice(end, to)) ? 'duration' : 'invalid',
      to,
    }
  }

  /** Where an exponent ends that begins here; here, when none does. */
  #exponent(from: number): number {
    const char = this.#text.charAt(from)
    if (char !== 'e' && char !== 'E') return from
    const sign = this.#text.charAt(from + 1)
    const digits = from + (sign === '-' || sign === '+' ? 2 : 1)
    const end = this.skip(digits, isDigit)
    return end > digits ? end : from
  }

  #string(from: number, quote: string): Lexeme {
    const end = this.#text.indexOf(quote, from + 1)
    return end === -1 ? { kind: 'invalid', to: this.#text.length } : { kind: 'string', to: end + 1 }
  }

  #timestamp(from: number): Lexeme {
    if (this.#text.startsWith(NOW, from)) return { kind: 'timestamp', to: from + NOW.length }
    const to = this.skip(from + 1, isOfTime)
    return { kind: to > from + 1 ? 'timestamp' : 'invalid', to }
  }

  tokens(): Token[] {
    const tokens: Token[] = []
    let from = this.skip(0, isSpace)
    while (from < this.#text.length) {
      const { kind, to } = this.at(from)
      tokens.push({ kind, text: this.#text.slice(from, to), from, to })
      from = this.skip(to, isSpace)
    }
    tokens.push({ kind: 'end', text: '', from, to: from })
    return tokens
  }
}

/** A text as tokens, the last of which is its end. What fits nothing is `invalid`; nothing is left out but white space. */
export function tokenize(text: string): Token[] {
  return new Lexer(text).tokens()
}
