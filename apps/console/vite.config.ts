import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { apiReference } from './vite/api-reference.ts'
import { chunkGroups } from './vite/chunks.ts'
import { contractRoutes } from './vite/contract-routes.ts'
import { englishOnly } from './vite/english-only.ts'
import { operationUsesPlugin } from './vite/operation-uses/plugin.ts'
import { pageFiles } from './vite/page-files.ts'
import { precompress } from './vite/precompress.ts'
import { quickStart } from './vite/quick-start.ts'
import { themeBoot } from './vite/theme-boot.ts'

export default defineConfig(({ mode }) => {
  const isPreview = mode === 'preview'
  return {
    root: import.meta.dirname,
    // The preview may be hosted in any folder.
    base: isPreview ? './' : '/',
    define: { __PREVIEW__: JSON.stringify(isPreview) },
    plugins: [
      tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: false }),
      react(),
      tailwindcss(),
      contractRoutes(),
      operationUsesPlugin(),
      apiReference(),
      englishOnly(),
      quickStart(),
      themeBoot(),
      pageFiles(),
      precompress(),
    ],
    build: {
      outDir: isPreview ? 'dist-preview' : 'dist',
      target: 'es2024',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 800,
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
    },
    server: {
      port: 4001,
      proxy: {
        '^/(v1/|login$|login\\?|device/(auth|token|confirm)|healthz)': {
          target: 'http://127.0.0.1:4000',
          ws: true,
          // The server takes WebSockets from its own pages only.
          rewriteWsOrigin: true,
        },
      },
    },
  }
})
