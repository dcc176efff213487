const YEAR_SECONDS = 31_536_000

/** Of this host alone: what others of the domain speak is theirs to say. */
const ONLY_TLS = `max-age=${YEAR_SECONDS}`

/** What an answer says beside to a client that speaks TLS: never to come without again, and to bring its cookies over TLS only. */
export function overTls(response: Response): Response {
  const { headers } = response
  const cookies = headers.getSetCookie()
  headers.delete('set-cookie')
  for (const cookie of cookies)
    headers.append('set-cookie', /;\s*secure\s*(?:;|$)/i.test(cookie) ? cookie : `${cookie}; Secure`)
  headers.set('strict-transport-security', ONLY_TLS)
  return response
}
