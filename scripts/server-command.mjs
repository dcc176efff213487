import { join } from 'node:path'
import { root } from './bootstrap.mjs'

const main = join(root, 'apps/server/src/main.ts')

/** What `npm start -- …` runs: `serve` with the flags given, unless another command comes first. */
export function serverCommand(given) {
  const [first] = given
  const args = first === undefined || first.startsWith('-') ? ['serve', ...given] : given
  const asksForText = given.some((arg) => ['-h', '--help', '-v', '--version'].includes(arg))
  return { args: [main, ...args], needsConsole: args[0] === 'serve' && !asksForText }
}
