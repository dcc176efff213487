const HAS_SESSION = /(?:^|;\s*)session=/

/**
 * Where an identity provider's page posts its answer to: from elsewhere, always. Names only, so that no other spelling of
 * another path is taken for it. Nothing is done there on the strength of a cookie, all of it on that of a signature.
 */
const SAML_ANSWER = /^\/login\/[a-z0-9-]+\/saml\/[a-z0-9-]+$/

function isSameHost(origin: string, request: Request): boolean {
  // Host alone: behind a proxy that ends TLS the scheme we see is not the one the browser sees.
  return URL.parse(origin)?.host === new URL(request.url).host
}

/**
 * Whether a request was sent by a page of another site, with the person's cookie or to sign them in as someone else.
 * Browsers say where a request comes from; what says nothing is no browser, and may pass as long as it brings no cookie.
 */
export function isFromElsewhere(request: Request): boolean {
  const { headers } = request
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('origin')
  if (origin !== null) return !isSameHost(origin, request)
  return HAS_SESSION.test(headers.get('cookie') ?? '')
}

/** Whether a request that may change something comes from elsewhere. */
export function isForged(request: Request): boolean {
  const { method } = request
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false
  if (method === 'POST' && SAML_ANSWER.test(new URL(request.url).pathname)) return false
  return isFromElsewhere(request)
}
