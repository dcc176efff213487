import '@xterm/xterm/css/xterm.css'
import { FitAddon } from '@xterm/addon-fit'
import { Terminal } from '@xterm/xterm'
import { terminalColors, watchTheme } from './terminal-colors.ts'
import { adoptStyles, allowStyledSpans } from './terminal-styles.ts'

const FONT = "'Geist Mono Variable', ui-monospace, monospace"
const FONT_SIZE = 13
const SCROLLBACK = 5000
/** Of WCAG 1.4.3: programs choose colours without knowing what they stand on. */
const CONTRAST = 4.5

interface TerminalOptions {
  label: string
  /** The element that tells how the keyboard leaves. */
  describedBy: string
  onInput: (bytes: Uint8Array<ArrayBuffer>) => void
  /** Keys that are not for the guest; true when one has been dealt with. */
  onKey: (event: KeyboardEvent) => boolean
}

export interface SerialTerminal {
  clear: () => void
  write: (bytes: Uint8Array) => void
  focus: () => void
  paste: (text: string) => void
  selection: () => string
  onSelectionChange: (listener: () => void) => () => void
  scrollToTop: () => void
  scrollToBottom: () => void
  dispose: () => void
}

const encoder = new TextEncoder()

/** A terminal that fills `element`. What is written before its font has come is there as well. */
export function openTerminal(
  element: HTMLElement,
  { label, describedBy, onInput, onKey }: TerminalOptions,
): SerialTerminal {
  allowStyledSpans()
  const terminal = new Terminal({
    fontFamily: FONT,
    fontSize: FONT_SIZE,
    lineHeight: 1.25,
    fontWeightBold: 600,
    scrollback: SCROLLBACK,
    screenReaderMode: true,
    minimumContrastRatio: CONTRAST,
    cursorBlink: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    theme: terminalColors(element),
    // Links that a guest writes lead where it wants, whatever they are called.
    linkHandler: { activate: () => {} },
  })
  const box = document.createElement('div')
  box.className = 'size-full'
  const fit = new FitAddon()
  terminal.loadAddon(fit)
  terminal.onData((text) => onInput(encoder.encode(text)))
  // Reports of the mouse are bytes already.
  terminal.onBinary((bytes) => onInput(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0) & 0xff)))
  terminal.attachCustomKeyEventHandler((event) => !onKey(event))

  let isOver = false
  let forgetStyles: (() => void) | undefined
  const sizes = new ResizeObserver(() => fit.fit())
  const open = () => {
    if (isOver) return
    terminal.open(box)
    forgetStyles = adoptStyles(box)
    element.append(box)
    terminal.textarea?.setAttribute('aria-label', label)
    terminal.textarea?.setAttribute('aria-describedby', describedBy)
    sizes.observe(element)
  }
  // Cells are measured when it opens. Without the font, another one has to do.
  const opened = document.fonts.load(`${FONT_SIZE}px 'Geist Mono Variable'`).then(open, open)
  const forgetTheme = watchTheme(() => {
    terminal.options.theme = terminalColors(element)
  })

  return {
    clear: () => terminal.reset(),
    write: (bytes) => terminal.write(bytes),
    focus: () => void opened.then(() => terminal.focus()),
    paste: (text) => terminal.paste(text),
    selection: () => terminal.getSelection(),
    onSelectionChange: (listener) => {
      const listening = terminal.onSelectionChange(listener)
      return () => listening.dispose()
    },
    scrollToTop: () => terminal.scrollToTop(),
    scrollToBottom: () => terminal.scrollToBottom(),
    dispose: () => {
      isOver = true
      forgetTheme()
      sizes.disconnect()
      terminal.dispose()
      forgetStyles?.()
      box.remove()
    },
  }
}
