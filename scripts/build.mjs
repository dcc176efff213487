import { ensureInstalled, fail } from './bootstrap.mjs'
import { BuildFailure, ensureBuilt } from './vite-build.mjs'

const mode = ['preview', 'gallery'].find((other) => process.argv.includes(`--${other}`)) ?? 'server'

ensureInstalled()
try {
  const { built, folder, output } = await ensureBuilt(mode)
  console.log(built ? output : `${folder} is up to date`)
} catch (error) {
  if (!(error instanceof BuildFailure)) throw error
  fail(error.message)
}
