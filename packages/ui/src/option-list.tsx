import { lazy, Suspense, useRef } from 'react'
import { ListBox } from 'react-aria-components/ListBox'
import { cx } from './cx.ts'
import { listBoxClass, OptionRow, type Option } from './option.tsx'

/** From here on only the rows in view are in the page, and the list is as wide as its field. */
export const largeList = 100

// React Aria renders the list unseen as soon as there is a box, so this comes before anybody opens it.
const VirtualOptions = /* @__PURE__ */ lazy(() => import('./virtual-options.tsx'))

export interface OptionListProps {
  /** What the filter left over. */
  options: readonly Option[]
  /** There are more than `largeList` before the filter, which must not change the kind of list while it is open. */
  isLarge: boolean
  /** Stays known to React Aria though it is not shown. */
  unseen?: Option | undefined
}

/** The open list of a box that filters; thousands of options are fine. */
export function OptionList({ options, isLarge, unseen }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null)
  const box = (
    <ListBox
      ref={list}
      items={unseen ? [...options, unseen] : options}
      dependencies={[unseen]}
      className={cx(listBoxClass, isLarge && 'p-0!')}
    >
      {(option) => <OptionRow id={option.value} option={option} isHidden={option === unseen} />}
    </ListBox>
  )
  if (!isLarge) return box
  return (
    <Suspense fallback={box}>
      <VirtualOptions list={list}>{box}</VirtualOptions>
    </Suspense>
  )
}

/** A row that says something and cannot be chosen. */
export function noteOption(text: string): Option {
  return { value: `plenum:${text}`, label: text, isDisabled: true }
}
