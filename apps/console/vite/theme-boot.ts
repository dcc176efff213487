import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const NAME = 'theme-boot.js'
const BUILT = /^assets\/theme-boot-[\w-]+\.js$/

export const isThemeBoot = (file: string) => BUILT.test(file)

/**
 * Ships the kit's classic script that sets the theme before the first paint. Built, its name says what is in it, so that
 * browsers keep it: everything waits for it, and to ask whether it has changed takes a round trip.
 */
export function themeBoot(): Plugin {
  const source = readFileSync(createRequire(import.meta.url).resolve(`@plenum/ui/${NAME}`), 'utf8')
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  const built = `assets/theme-boot-${hash}.js`
  return {
    name: 'plenum:theme-boot',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) => (server ? html : html.replace(NAME, built)),
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: built, source })
    },
    configureServer(server) {
      server.middlewares.use(`/${NAME}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(source)
      })
    },
  }
}
