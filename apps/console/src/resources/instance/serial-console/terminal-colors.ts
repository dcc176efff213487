import type { ITheme } from '@xterm/xterm'

const lively = (role: string) => `color-mix(in oklch, var(--${role}), var(--text) 30%)`
/** Between red and blue; no role of the theme is of that colour. */
const magenta = 'color-mix(in oklch, var(--danger), var(--info))'

/** The theme's colours in a terminal's terms. What would not be legible the terminal makes so. */
const colors = {
  background: 'var(--surface-sunken)',
  foreground: 'var(--text)',
  cursor: 'var(--accent)',
  cursorAccent: 'var(--surface-sunken)',
  selectionBackground: 'var(--accent-line)',
  scrollbarSliderBackground: 'var(--line)',
  scrollbarSliderHoverBackground: 'var(--line-strong)',
  scrollbarSliderActiveBackground: 'var(--line-strong)',
  black: 'var(--surface-hover)',
  red: 'var(--danger)',
  green: 'var(--ok)',
  yellow: 'var(--notice)',
  blue: 'var(--info)',
  magenta,
  cyan: 'var(--accent)',
  white: 'var(--text-muted)',
  brightBlack: 'var(--text-faint)',
  brightRed: lively('danger'),
  brightGreen: lively('ok'),
  brightYellow: lively('notice'),
  brightBlue: lively('info'),
  brightMagenta: `color-mix(in oklch, ${magenta}, var(--text) 30%)`,
  brightCyan: lively('accent'),
  brightWhite: 'var(--text)',
} satisfies ITheme

/** `color(srgb 0.5 0 1 / 0.4)`, as browsers say it, in hex digits: the only notation that terminals read everywhere. */
export function toHex(computed: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (computed.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
  return `#${[red, green, blue, alpha].map(toByte).join('')}`
}

function toByte(share: number): string {
  const byte = Math.round(Math.min(Math.max(share, 0), 1) * 255)
  return byte.toString(16).padStart(2, '0')
}

/** A colour as it is in `parent` at this moment. An element that is new: another would fade from the colour before. */
function resolve(parent: Element, color: string): string {
  const probe = document.createElement('span')
  probe.style.color = `color-mix(in srgb, ${color}, ${color})`
  parent.append(probe)
  const computed = getComputedStyle(probe).color
  probe.remove()
  return toHex(computed)
}

/** The colours that a terminal in `parent` has in the theme of this moment. */
export function terminalColors(parent: Element): ITheme {
  return Object.fromEntries(Object.entries(colors).map(([name, color]) => [name, resolve(parent, color)]))
}

/** Calls back whenever the page takes on another theme, by whoever's choice. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
