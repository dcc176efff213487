/** As it may be shown and logged. */
export function withoutPassword(url: string): string {
  const shown = new URL(url)
  if (shown.password !== '') shown.password = '•••'
  return decodeURIComponent(shown.href)
}
