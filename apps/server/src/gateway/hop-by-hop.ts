/** What is about one connection and not about the message (RFC 9110, section 7.6.1; RFC 9112 for the framing). */
const ownToConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Whether a header stays on the connection that it came over, given what its `Connection` header names. */
export function isHopByHop(connection: string | null | undefined): (name: string) => boolean {
  const named = new Set((connection ?? '').split(',').map((name) => name.trim().toLowerCase()))
  return (name) => ownToConnection.has(name) || named.has(name)
}
