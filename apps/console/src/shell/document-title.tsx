import { titleOf, useCrumbs } from './crumbs.ts'

/** React puts the title into the document's head. */
export function DocumentTitle() {
  return <title>{titleOf(useCrumbs())}</title>
}
