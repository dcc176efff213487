// Styles allow inline ones: React Aria and xterm put style elements into the page while it runs. Scripts do not.
// Nothing in the console posts a form by itself, so a form that does is an injected one.
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "frame-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const securityHeaders = {
  'content-security-policy': contentSecurityPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

const onApi = Object.entries({ ...securityHeaders, 'cache-control': 'no-store' })

function addTo(headers: Headers): void {
  for (const [name, value] of onApi) headers.set(name, value)
}

/** The rack's answer with what every answer carries. Nothing of an answer may stay in a cache. */
export function secureApi(response: Response): Response {
  try {
    addTo(response.headers)
    return response
  } catch {
    // Headers of redirects and of fetched answers cannot be changed; copying only those keeps the others fast.
    const copy = new Response(response.body, response)
    addTo(copy.headers)
    return copy
  }
}
