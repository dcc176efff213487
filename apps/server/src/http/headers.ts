// Of what React Aria puts into style elements while the page runs, which is always the same (headers.test.ts makes these of its source).
const REACT_ARIA_STYLES = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
]

// Nothing in the console posts a form by itself, so a form that does is an injected one.
const forEveryPage = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': `'self' ${REACT_ARIA_STYLES.join(' ')}`,
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'object-src': "'none'",
  'frame-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
}

function policyOf(directives: Readonly<Record<string, string>>): string {
  return Object.entries(directives)
    .map((directive) => directive.join(' '))
    .join('; ')
}

/** Text becomes markup or script only by the policies of the console's trusted-types.ts. */
const contentSecurityPolicy = policyOf({
  ...forEveryPage,
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default xml',
})

/**
 * The page about the API makes markup of what it reads, as its library does (after a filter of its own). It is not the console,
 * but has its origin: so it may do nothing else that the console may not.
 */
export const apiReferencePolicy = policyOf({ ...forEveryPage, 'style-src': "'self'" })

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
