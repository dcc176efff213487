/** A line that is being typed. */
export interface LineState {
  /** One character for each byte, for one of several bytes may be on its way still. */
  line: string
  /** How much of an escape sequence, such as that of an arrow key, has come. */
  escape: '' | 'begun' | 'inside'
}

/** Keys that end a line or ask for something, rather than being part of it. */
export type LineKey = 'enter' | 'interrupt' | 'redraw' | 'end'

export interface Edited extends LineState {
  /** What the terminal shows for it. */
  echo: string
  key?: LineKey
}

/** As long as a line of a terminal in Linux can be. */
const LINE_MAX = 4095
const BELL = '\u0007'
const ERASE = '\b \b'

/** Without its last character, which may be several bytes of UTF-8. */
function withoutLast(line: string): string {
  let end = line.length - 1
  while (end > 0 && (line.charCodeAt(end) & 0xc0) === 0x80) end -= 1
  return line.slice(0, Math.max(end, 0))
}

function charactersIn(line: string): number {
  return Array.from(line).filter((byte) => (byte.charCodeAt(0) & 0xc0) !== 0x80).length
}

function escaping({ line, escape }: LineState, byte: number): Edited {
  const isSequence = escape === 'begun' && (byte === 0x5b || byte === 0x4f)
  const goesOn = isSequence || (escape === 'inside' && (byte < 0x40 || byte > 0x7e))
  return { line, escape: goesOn ? 'inside' : '', echo: '' }
}

/** The line after one more byte of what is typed. */
export function edit(state: LineState, byte: number): Edited {
  if (state.escape) return escaping(state, byte)
  const { line } = state
  const same = { line, escape: '' as const }
  switch (byte) {
    case 0x03:
      return { line: '', escape: '', echo: '^C\r\n', key: 'interrupt' }
    case 0x04:
      return line === '' ? { ...same, echo: '', key: 'end' } : { ...same, echo: '' }
    case 0x08:
    case 0x7f:
      return line === '' ? { ...same, echo: '' } : { ...same, line: withoutLast(line), echo: ERASE }
    case 0x0a:
    case 0x0d:
      return { ...same, echo: '\r\n', key: 'enter' }
    case 0x0c:
      return { ...same, echo: '\u001b[H\u001b[2J', key: 'redraw' }
    case 0x15:
      return { line: '', escape: '', echo: ERASE.repeat(charactersIn(line)) }
    case 0x1b:
      return { ...same, escape: 'begun', echo: '' }
  }
  if (byte < 0x20) return { ...same, echo: '' }
  if (line.length >= LINE_MAX) return { ...same, echo: BELL }
  const character = String.fromCharCode(byte)
  return { ...same, line: line + character, echo: character }
}
