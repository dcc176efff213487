/** What would be lost with the page now. */
const reasons = new Set<symbol>()

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** The browser's question before the page is left, for as long as it is wanted here or elsewhere. */
export function createLeaveWarning(): (isWanted: boolean) => void {
  const reason = Symbol('something that goes on')
  return (isWanted) => {
    if (isWanted) reasons.add(reason)
    else reasons.delete(reason)
    const change = reasons.size > 0 ? window.addEventListener : window.removeEventListener
    change('beforeunload', ask)
  }
}
