import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { operations } from '@plenum/api'
import { openApi } from '@plenum/api/openapi'
import type { Plugin } from 'vite'
import packageJson from '../package.json' with { type: 'json' }

const FOLDER = 'docs/api'

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API / Plenum</title>
    <link rel="icon" type="image/svg+xml" href="../../favicon.svg" />
    <link rel="stylesheet" href="./swagger-ui.css" />
  </head>
  <body>
    <main id="api"></main>
    <script src="./swagger-ui-bundle.js"></script>
    <script src="./start.js"></script>
  </body>
</html>
`

// Without a validator, which would be asked over the network.
const start = `SwaggerUIBundle({ url: '../../openapi.json', dom_id: '#api', deepLinking: true, filter: true, docExpansion: 'none', validatorUrl: null })
`

/** Puts the OpenAPI document and a page to read it on beside the console: /openapi.json and /docs/api/. */
export function apiReference(): Plugin {
  const { resolve } = createRequire(import.meta.url)
  const kit = (file: string) => ({
    fileName: `${FOLDER}/${file}`,
    source: readFileSync(resolve(`swagger-ui-dist/${file}`)),
  })
  return {
    name: 'plenum:api-reference',
    apply: 'build',
    generateBundle() {
      const files = [
        { fileName: 'openapi.json', source: JSON.stringify(openApi(operations, packageJson.version)) },
        { fileName: `${FOLDER}/index.html`, source: page },
        { fileName: `${FOLDER}/start.js`, source: start },
        kit('swagger-ui.css'),
        kit('swagger-ui-bundle.js'),
      ]
      for (const file of files) this.emitFile({ type: 'asset', ...file })
    },
  }
}
