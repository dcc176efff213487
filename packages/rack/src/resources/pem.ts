/** Whether a text holds a block of PEM (RFC 7468) with a label that matches; parsers pass over what is around it. */
export function isPem(text: string, label: string): boolean {
  return new RegExp(`-----BEGIN (${label})-----[A-Za-z0-9+/=\\s]+-----END \\1-----`).test(text)
}
