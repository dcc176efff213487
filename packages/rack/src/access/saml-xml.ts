import { DOMParser, onWarningStopParsing } from '@xmldom/xmldom'
import type { Element } from '@xmldom/xmldom'

export const namespaces = {
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
} as const
type Vocabulary = keyof typeof namespaces

/** The message says what is wrong with a text that should have been XML. */
export class UnreadableXmlError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UnreadableXmlError'
  }
}

/**
 * The root of a document, which must be without fault. One with a document type is not even parsed: that is where entities
 * come from, and SAML has no use for them.
 */
export function parseXml(text: string): Element {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new UnreadableXmlError('a document type is not allowed')
  try {
    const root = new DOMParser({ locator: false, onError: onWarningStopParsing }).parseFromString(
      text,
      'text/xml',
    ).documentElement
    if (root) return root
  } catch {
    // What the parser says of it is meant for whoever wrote the document, and cites it.
  }
  throw new UnreadableXmlError('not well-formed XML')
}

export function isElement({ namespaceURI, localName }: Element, vocabulary: Vocabulary, name: string): boolean {
  return namespaceURI === namespaces[vocabulary] && localName === name
}

/** The children of a name, in order. */
export function childrenOf(parent: Element, vocabulary: Vocabulary, name: string): Element[] {
  return elementsIn(parent).filter((child) => isElement(child, vocabulary, name))
}

/** All children that are elements. */
export function elementsIn(parent: Element): Element[] {
  const found: Element[] = []
  for (let node = parent.firstChild; node; node = node.nextSibling) if (isElementNode(node)) found.push(node)
  return found
}

function isElementNode(node: object): node is Element {
  return 'nodeType' in node && node.nodeType === 1
}

/** How many elements are nested at most; not looked into beyond `max`. */
export function depthOf(root: Element, max: number): number {
  if (max === 0) return 0
  return 1 + Math.max(0, ...elementsIn(root).map((child) => depthOf(child, max - 1)))
}

/** The elements of a name anywhere inside, whatever vocabulary they claim to be of. */
export function allNamed(root: Element, name: string): Element[] {
  return [...root.getElementsByTagNameNS('*', name)]
}

/** All text inside, that around comments included. */
export function textOf(element: Element): string {
  return element.textContent ?? ''
}

/** The text of the one child of a name, without the space that some pad it with; undefined when there is not just one. */
export function onlyText(parent: Element, vocabulary: Vocabulary, name: string): string | undefined {
  const [only, another] = childrenOf(parent, vocabulary, name)
  return only && !another ? textOf(only).trim() : undefined
}
