import type { Plugin } from 'vite'

const DEFAULT_LOCALE = /[\\/]react-aria[\\/]dist[\\/]private[\\/]i18n[\\/]useDefaultLocale\.mjs$/
const SLOW = /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\)/

/**
 * The widget library asks, before anything else runs, whether the browser's language is one at all, in a way that makes the
 * browser gather all languages it could write dates in: 11 ms that no page needs to wait for. This refuses the same ones.
 */
export function quickLocale(): Plugin {
  return {
    name: 'plenum:quick-locale',
    transform: {
      filter: { id: DEFAULT_LOCALE },
      handler(code) {
        if (!SLOW.test(code)) this.error('react-aria asks for the browser’s language in another way')
        return { code: code.replace(SLOW, 'Intl.getCanonicalLocales(locale)'), map: null }
      },
    },
  }
}
