/**
 * Lets style attributes of spans be set where the content security policy forbids them as markup, which is what it takes
 * `setAttribute` for: terminals use it for colours of their text. What it does is the same.
 */
export function allowStyledSpans(): void {
  HTMLSpanElement.prototype.setAttribute = setAttribute
}

function setAttribute(this: HTMLSpanElement, name: string, value: string): void {
  if (name === 'style') this.style.cssText = value
  else Element.prototype.setAttribute.call(this, name, value)
}

/**
 * Puts what a terminal writes into its style elements, now and later, into stylesheets of the document: style elements there are
 * forbidden by the content security policy. To be called before `box` is in the document; what it returns takes the stylesheets away.
 */
export function adoptStyles(box: Element): () => void {
  const ends = Array.from(box.querySelectorAll('style'), adopt)
  return () => {
    for (const end of ends) end()
  }
}

function adopt(element: HTMLStyleElement): () => void {
  element.remove()
  const sheet = new CSSStyleSheet()
  const copy = () => sheet.replaceSync(element.textContent)
  copy()
  const changes = new MutationObserver(copy)
  changes.observe(element, { childList: true })
  document.adoptedStyleSheets.push(sheet)
  return () => {
    changes.disconnect()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
