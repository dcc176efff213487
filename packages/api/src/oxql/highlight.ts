import { tokenize } from './lexer.ts'
import { keywords } from './tokens.ts'
import type { Span, Token } from './tokens.ts'

export type HighlightKind =
  | 'keyword'
  | 'function'
  | 'name'
  | 'boolean'
  | 'number'
  | 'string'
  | 'timestamp'
  | 'operator'
  | 'punctuation'
  | 'invalid'

const punctuation = new Set(['(', ')', '[', ']', '{', '}', ',', ';', ':', '|'])
const beginners = new Set(['|', '{', ';'])

function wordKind(word: Token, before: readonly Token[]): HighlightKind {
  const last = before.at(-1)
  const isFirst = last === undefined || (last.kind === 'symbol' && beginners.has(last.text))
  if (isFirst) return keywords.some((keyword) => keyword === word.text) ? 'keyword' : 'name'
  if (last.kind === 'word' && last.text === 'align') return 'function'
  if (last.text === ',' && before.at(-2)?.text === ']') return 'function'
  const isValue = last.kind === 'symbol' && ['==', '!='].includes(last.text)
  return isValue && (word.text === 'true' || word.text === 'false') ? 'boolean' : 'name'
}

function kindOf(token: Token, before: readonly Token[]): HighlightKind {
  switch (token.kind) {
    case 'word':
      return wordKind(token, before)
    case 'integer':
    case 'double':
    case 'duration':
      return 'number'
    case 'symbol':
      return punctuation.has(token.text) ? 'punctuation' : 'operator'
    case 'string':
    case 'timestamp':
      return token.kind
    case 'invalid':
    case 'end':
      return 'invalid'
  }
}

/** What the parts of a text are, as an editor colours them. It need be no query yet. */
export function highlight(text: string): (Span & { kind: HighlightKind })[] {
  const tokens = tokenize(text)
  return tokens
    .filter(({ kind }) => kind !== 'end')
    .map((token, index) => ({
      from: token.from,
      to: token.to,
      kind: kindOf(token, tokens.slice(Math.max(0, index - 2), index)),
    }))
}
