interface Rules {
  createHTML?: (text: string) => string | null
  createScriptURL?: (url: string) => string | null
}

/** What the page uses of Trusted Types (W3C), which the compiler's library does not know. */
interface TrustedTypes {
  createPolicy: (name: string, rules: Rules) => { createHTML: (text: string) => string }
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes
  }
  // oxlint-disable-next-line no-var -- what is declared in another way is no property of the global object
  var __zod_globalConfig: { jitless?: boolean } | undefined
}

/** What this page was built from is all there. */
function isOwnScript(url: string): boolean {
  const { origin, pathname } = new URL(url, location.href)
  return origin === location.origin && pathname.startsWith('/assets/')
}

/**
 * Lets nothing become markup or script but what libraries need: React Aria empties what it announces, and workers are started from
 * files of the build. The names of policies are those in the server's headers.
 */
export function forbidMarkup(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === '' ? '' : null),
    createScriptURL: (url) => (isOwnScript(url) ? url : null),
  })
  // The library would try to make functions of text.
  globalThis.__zod_globalConfig ??= {}
  globalThis.__zod_globalConfig.jitless = true
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/** Text for `DOMParser` to read as XML, of which nothing gets into the page. */
export function asXml(text: string): string {
  policy ??= window.trustedTypes?.createPolicy('xml', { createHTML: (xml) => xml })
  return policy?.createHTML(text) ?? text
}
