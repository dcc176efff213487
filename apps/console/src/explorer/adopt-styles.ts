import { EditorView } from '@codemirror/view'

/**
 * Makes the editors of this document share one constructed stylesheet. In a document CodeMirror would use a style element, which the
 * content security policy forbids; in a shadow root it does not, and remembers what it has there in a property of the root, which
 * the document is given as well.
 */
export function adoptStyles(): void {
  const root = document.createElement('div').attachShadow({ mode: 'closed' })
  new EditorView({ root }).destroy()
  Object.assign(document, root)
}
