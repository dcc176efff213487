import { createHash } from 'node:crypto'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)
}

/** In the colours of the console, whose style sheets this page goes without. */
const style = `
:root { color-scheme: light dark; --ground: #fafafa; --text: #18181b; --muted: #52525b; --action: oklch(0.49 0.095 200); --on-action: #fff }
@media (prefers-color-scheme: dark) {
  :root { --ground: #111113; --text: #f4f4f5; --muted: #a1a1aa; --action: oklch(0.82 0.12 190); --on-action: #0b1020 }
}
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--ground); color: var(--text);
  font: 14px/1.5 system-ui, sans-serif; text-align: center }
main { max-width: 26rem; padding: 1rem }
h1 { font-size: 1.25rem; font-weight: 600; margin: 0 0 .75rem }
p { color: var(--muted); margin: 0 0 .75rem; overflow-wrap: anywhere }
a { display: inline-block; margin: .5rem 0 1rem; padding: .5rem 1rem; border-radius: .375rem; background: var(--action);
  color: var(--on-action); text-decoration: none }
a:focus-visible { outline: 2px solid var(--text); outline-offset: 2px }
code { font: 12px ui-monospace, monospace }
`

/** The policy for the page: only its own style, whatever other pages may have. */
export const awayPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

interface Away {
  /** Of the rack, for people. */
  host: string
  reason: string
  requestId: string
  /** Where to try again; empty for the same page. */
  retry: string
}

/** What a browser shows that asks for a page while the rack behind us does not answer. It needs nothing but itself. */
export function awayPage({ host, reason, requestId, retry }: Away): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The rack does not answer / Plenum</title>
<style>${style}</style>
<main>
<h1>The rack does not answer</h1>
<p>Plenum is in front of ${escape(host)}, which cannot be used: ${escape(reason)}.</p>
<p>What you did last may or may not have reached it: look before you do it again.</p>
<a href="${escape(retry)}">Try again</a>
<p><code>Request ${escape(requestId)}</code></p>
</main>
</html>
`
}
