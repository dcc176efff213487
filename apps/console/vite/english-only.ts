import type { Plugin } from 'vite'

const OTHER_LANGUAGES = /[\\/]@?react-(?:aria|stately)[\\/].*[\\/]intl[\\/].*[\\/](?!en-US)[a-z]{2}-[A-Z]{2}\.m?js$/

/** The widget library brings its own words in thirty languages; the console speaks one. */
export function englishOnly(): Plugin {
  return {
    name: 'plenum:english-only',
    load: { filter: { id: OTHER_LANGUAGES }, handler: () => 'export default {}' },
  }
}
