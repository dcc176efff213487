import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

export const THEME_BOOT = 'theme-boot.js'

/** Ships the kit's classic script that sets the theme before the first paint. */
export function themeBoot(): Plugin {
  const source = readFileSync(createRequire(import.meta.url).resolve(`@plenum/ui/${THEME_BOOT}`), 'utf8')
  return {
    name: 'plenum:theme-boot',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: THEME_BOOT, source })
    },
    configureServer(server) {
      server.middlewares.use(`/${THEME_BOOT}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(source)
      })
    },
  }
}
