import { ensureInstalled, fail } from './bootstrap.mjs'
import { BuildFailure, ensureBuilt } from './console-build.mjs'

const mode = process.argv.includes('--preview') ? 'preview' : 'server'

ensureInstalled()
try {
  const { built, folder, output } = await ensureBuilt(mode)
  console.log(built ? output : `${folder} is up to date`)
} catch (error) {
  if (!(error instanceof BuildFailure)) throw error
  fail(error.message)
}
