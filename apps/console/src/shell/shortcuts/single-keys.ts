const KEY = 'plenum-single-keys'

/** Whether keys without a modifier do anything; they can be switched off for those whose voice or hand presses them (WCAG 2.1.4). */
export function hasSingleKeys(): boolean {
  return localStorage.getItem(KEY) !== 'off'
}

export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, 'off')
}
