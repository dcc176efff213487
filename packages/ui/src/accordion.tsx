import type { ReactNode } from 'react'
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup'
import { Disclosure, type DisclosureProps } from './disclosure.tsx'

export interface AccordionItem extends Pick<DisclosureProps, 'isDisabled'> {
  id: string
  title: ReactNode
  content: ReactNode
}

export interface AccordionProps extends Pick<DisclosureProps, 'headingLevel'> {
  items: readonly AccordionItem[]
  /** Opening one leaves the others open. */
  allowsMultiple?: boolean | undefined
  /** Ids of those that are open at first. */
  defaultOpen?: readonly string[] | undefined
}

/** Sections under headings, one open at a time unless said otherwise. */
export function Accordion({ items, allowsMultiple = false, defaultOpen = [], headingLevel }: AccordionProps) {
  return (
    <DisclosureGroup
      allowsMultipleExpanded={allowsMultiple}
      defaultExpandedKeys={defaultOpen}
      className="divide-y divide-line rounded-panel border border-line bg-surface-raised"
    >
      {items.map(({ id, title, content, isDisabled }) => (
        <Disclosure
          key={id}
          id={id}
          title={title}
          headingLevel={headingLevel}
          isDisabled={isDisabled}
          className="px-3 py-1"
        >
          {content}
        </Disclosure>
      ))}
    </DisclosureGroup>
  )
}
