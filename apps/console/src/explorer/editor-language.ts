import type { CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import type { Diagnostic } from '@codemirror/lint'
import { RangeSetBuilder } from '@codemirror/state'
import { Decoration, EditorView, ViewPlugin } from '@codemirror/view'
import type { DecorationSet, ViewUpdate } from '@codemirror/view'
import { highlight } from '@plenum/api/oxql/highlight'
import { suggestAfter } from './completion.ts'
import type { KnownTimeseries } from './completion.ts'
import { mistakeIn } from './mistakes.ts'
import type { Mistake } from './mistakes.ts'

function colored(view: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>()
  for (const { from, to, kind } of highlight(view.state.doc.toString())) {
    if (to > from) builder.add(from, to, Decoration.mark({ class: `oxql-${kind}` }))
  }
  return builder.finish()
}

/** Queries are short enough to be read anew at each change. */
export const highlighting = ViewPlugin.define(
  (view) => {
    const colors = {
      marks: colored(view),
      update: (change: ViewUpdate) => {
        if (change.docChanged) colors.marks = colored(change.view)
      },
    }
    return colors
  },
  { decorations: ({ marks }) => marks },
)

/** What may follow, while somebody types or when asked for. */
export function completionFor(known: () => readonly KnownTimeseries[]) {
  return (context: CompletionContext): CompletionResult | null => {
    const text = context.state.sliceDoc(0, context.pos)
    const { from, options } = suggestAfter(text, known())
    if (options.length === 0 || (from === context.pos && !context.explicit)) return null
    return {
      from,
      validFor: /^@?[\w:]*$/,
      options: options.map(({ label, detail, insert, kind }) => ({
        label,
        type: kind,
        ...(detail !== undefined && { detail }),
        ...(insert !== undefined && { apply: insert }),
      })),
    }
  }
}

/** What is wrong with the text by itself, or else what the control plane said of it. */
export function mistakesOf(view: EditorView, refused: Mistake | undefined): Diagnostic[] {
  const mistake = mistakeIn(view.state.doc.toString()) ?? refused
  return mistake ? [{ ...mistake, severity: 'error' }] : []
}

/** In the colours of the theme, whichever it is. */
export const look = EditorView.theme({
  '&': { fontSize: '13px', color: 'var(--text)', backgroundColor: 'var(--surface-sunken)', borderRadius: '8px' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-1px' },
  '.cm-scroller': { fontFamily: "'Geist Mono Variable', ui-monospace, monospace", lineHeight: '1.6' },
  '.cm-content': { padding: '10px 0', minHeight: '7.5rem', caretColor: 'var(--accent)' },
  '.cm-line': { padding: '0 12px' },
  '.cm-cursor': { borderLeftColor: 'var(--accent)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--accent-subtle)',
  },
  '.cm-placeholder': { color: 'var(--text-faint)' },
  '.cm-tooltip': {
    color: 'var(--text)',
    backgroundColor: 'var(--surface-raised)',
    border: '1px solid var(--line)',
    borderRadius: '8px',
    boxShadow: '0 8px 24px var(--shadow-tint)',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: "'Geist Mono Variable', ui-monospace, monospace" },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '4px 10px' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { color: 'var(--text)', backgroundColor: 'var(--accent-subtle)' },
  '.cm-completionMatchedText': { textDecoration: 'none', color: 'var(--accent)' },
  '.cm-completionDetail': { color: 'var(--text-muted)', fontStyle: 'normal' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--danger)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--danger)',
    textUnderlineOffset: '3px',
  },
  '.oxql-keyword': { color: 'var(--accent)', fontWeight: '500' },
  '.oxql-function': { color: 'var(--info)' },
  '.oxql-string, .oxql-boolean': { color: 'var(--ok)' },
  '.oxql-number, .oxql-timestamp': { color: 'var(--notice)' },
  '.oxql-operator, .oxql-punctuation': { color: 'var(--text-muted)' },
  '.oxql-invalid': { color: 'var(--danger)' },
})
