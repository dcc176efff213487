import { acceptCompletion, autocompletion, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { bracketMatching } from '@codemirror/language'
import { linter, lintKeymap, setDiagnostics } from '@codemirror/lint'
import { EditorState, Prec } from '@codemirror/state'
import { drawSelection, EditorView, keymap, placeholder } from '@codemirror/view'
import { useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import type { Ref } from 'react'
import type { KnownTimeseries } from './completion.ts'
import { adoptStyles } from './adopt-styles.ts'
import { completionFor, highlighting, look, mistakesOf } from './editor-language.ts'
import type { Mistake } from './mistakes.ts'

export interface EditorHandle {
  /** Where the cursor is, and leaves the focus there. */
  insert: (text: string) => void
}

export interface EditorProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** Mod and Enter. */
  onRun: () => void
  known: readonly KnownTimeseries[]
  /** What the control plane refused, as long as the text is what was sent. */
  refused?: Mistake | undefined
  ref?: Ref<EditorHandle> | undefined
}

/** An editor for queries. Loaded on demand: it is a library of its own. */
export default function Editor({ label, value, onChange, onRun, known, refused, ref }: EditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<EditorView>(null)
  const tellChange = useEffectEvent(onChange)
  const tellRun = useEffectEvent(onRun)
  const knownNow = useEffectEvent(() => known)
  const refusedNow = useEffectEvent(() => refused)
  const first = useEffectEvent(() => ({ label, value }))

  // CodeMirror is the outside system.
  useEffect(() => {
    if (!host.current) return undefined
    const { label: name, value: doc } = first()
    adoptStyles()
    const view = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc,
        extensions: [
          Prec.highest(keymap.of([{ key: 'Mod-Enter', run: () => (tellRun(), true) }])),
          // Tab leaves the editor, as it leaves any field, unless it takes a suggestion.
          keymap.of([
            { key: 'Tab', run: acceptCompletion },
            ...completionKeymap,
            ...historyKeymap,
            ...lintKeymap,
            ...defaultKeymap,
          ]),
          history(),
          drawSelection(),
          bracketMatching(),
          EditorView.lineWrapping,
          placeholder('get virtual_machine:vcpu_usage | filter timestamp > @now() - 1h'),
          autocompletion({ override: [completionFor(() => knownNow())], icons: false }),
          linter((changed) => mistakesOf(changed, refusedNow()), { delay: 500 }),
          highlighting,
          look,
          EditorView.contentAttributes.of({ 'aria-label': name, spellcheck: 'false' }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) tellChange(update.state.doc.toString())
          }),
        ],
      }),
    })
    editor.current = view
    return () => {
      view.destroy()
      editor.current = null
    }
  }, [])

  // What was chosen elsewhere: a preset, a query that ran before.
  useEffect(() => {
    const view = editor.current
    if (!view || view.state.doc.toString() === value) return
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: value } })
  }, [value])

  useEffect(() => {
    const view = editor.current
    if (!view || !refused) return
    view.dispatch(setDiagnostics(view.state, [{ ...refused, severity: 'error' }]))
  }, [refused])

  useImperativeHandle(ref, () => ({
    insert: (text) => {
      const view = editor.current
      if (!view) return
      view.dispatch(view.state.replaceSelection(text))
      view.focus()
    },
  }))

  return <div ref={host} className="overflow-hidden rounded-panel border border-line-strong" />
}
