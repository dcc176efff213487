import { join } from 'node:path'
import { root } from './bootstrap.mjs'

/** Of the many servers that tests start, none but the first parses the sources: that is half of its start. */
export default function keepCompiledCode() {
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/plenum-compiled')
}
