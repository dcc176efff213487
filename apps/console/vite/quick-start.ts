import type { Plugin } from 'vite'

/**
 * What the widget library asks the browser before anything else runs, and what asks the same or is known: browsers gather
 * languages and number formats for it, which no page needs to wait for.
 */
const questions = [
  {
    // Whether the browser's language is one at all: 11 ms. This refuses the same ones.
    file: /[\\/]react-aria[\\/]dist[\\/]private[\\/]i18n[\\/]useDefaultLocale\.mjs$/,
    slow: /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\)/,
    quick: 'Intl.getCanonicalLocales(locale)',
  },
  {
    // Whether numbers can have signs as one says, which all browsers know that understand the rest of the console: 9 ms.
    file: /[\\/]@internationalized[\\/]number[\\/]dist[\\/]private[\\/]NumberFormatter\.mjs$/,
    slow: /new Intl\.NumberFormat\('de-DE', \{\s*signDisplay: 'exceptZero'\s*\}\)\.resolvedOptions\(\)\.signDisplay === 'exceptZero'/,
    quick: 'true',
  },
] as const

export function quickStart(): Plugin {
  return {
    name: 'plenum:quick-start',
    transform: {
      filter: { id: questions.map(({ file }) => file) },
      handler(code, id) {
        const question = questions.find(({ file }) => file.test(id))
        if (!question?.slow.test(code)) return this.error(`${id} asks in another way`)
        return { code: code.replace(question.slow, question.quick), map: null }
      },
    },
  }
}
