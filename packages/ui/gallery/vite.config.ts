import { readFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), tailwindcss(), themeBoot()],
  build: { target: 'es2024', chunkSizeWarningLimit: 2000 },
  server: { port: 4002 },
})

/** Inline, since no content security policy forbids it here. */
function themeBoot(): Plugin {
  const children = readFileSync(new URL('../src/theme-boot.js', import.meta.url), 'utf8')
  return {
    name: 'gallery:theme-boot',
    transformIndexHtml: () => [{ tag: 'script', children, injectTo: 'head' }],
  }
}
