/** What a person chose. `system` follows the operating system. */
export type Theme = 'light' | 'dark' | 'system'

const key = 'plenum-theme'
const changed = 'plenum-theme'

function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark' || value === 'system'
}

export function getTheme(): Theme {
  const stored = localStorage.getItem(key)
  return isTheme(stored) ? stored : 'system'
}

/** What `theme` looks like now. */
export function resolveTheme(theme: Theme): 'light' | 'dark' {
  if (theme !== 'system') return theme
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

/** Remembers the choice and applies it. theme-boot.js applies it on load and follows the system from then on. */
export function setTheme(theme: Theme): void {
  localStorage.setItem(key, theme)
  document.documentElement.dataset['theme'] = resolveTheme(theme)
  dispatchEvent(new Event(changed))
}

/** For `useSyncExternalStore(subscribeTheme, getTheme)`; hears other tabs too. */
export function subscribeTheme(listener: () => void): () => void {
  addEventListener(changed, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(changed, listener)
    removeEventListener('storage', listener)
  }
}
