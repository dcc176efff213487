/** Letters in a device code; shown with a dash after the fourth (index 3). */
export const DEVICE_CODE_LENGTH = 8
const DASH_AFTER = 4

/** The letters of what was typed or pasted, upper-cased; whatever else it holds is dropped. */
export function deviceCodeLetters(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, DEVICE_CODE_LENGTH)
}

/** As the control plane knows it: `ABCD-EFGH`. Undefined until all letters are there. */
export function deviceCode(text: string): string | undefined {
  const letters = deviceCodeLetters(text)
  if (letters.length < DEVICE_CODE_LENGTH) return undefined
  return `${letters.slice(0, DASH_AFTER)}-${letters.slice(DASH_AFTER)}`
}
