import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { ListBoxItem, Text } from 'react-aria-components/ListBox'
import { cx } from './cx.ts'

export interface Option<Value extends string = string> {
  value: Value
  /** What is shown, typed at and searched. */
  label: string
  /** A second line. */
  description?: string | undefined
  /** Instead of the label, in the open list only. */
  content?: ReactNode
  isDisabled?: boolean | undefined
}

export const listBoxClass = 'max-h-72 overflow-auto p-1 outline-none'
export const popoverClass =
  'min-w-(--trigger-width) max-w-[calc(100vw-1.5rem)] animate-fade overflow-hidden rounded-panel bg-surface-raised shadow-overlay'

interface OptionRowProps {
  option: Option
  /** The option's value, for React Aria to see from outside where a list is made from data. */
  id?: string
  isHidden?: boolean
}

export function OptionRow({ option, isHidden = false }: OptionRowProps) {
  return (
    <ListBoxItem
      id={option.value}
      textValue={option.label}
      hidden={isHidden}
      isDisabled={option.isDisabled === true || isHidden}
      className={cx(
        'flex min-h-8 items-center gap-2 rounded-mark px-2 py-1 text-base text-text outline-none max-md:min-h-11',
        'data-disabled:text-faint data-focused:bg-surface-hover data-selected:text-accent',
        isHidden && 'hidden',
      )}
    >
      {({ isSelected }) => (
        <>
          <span className="min-w-0 grow">
            <Text slot="label" className="block wrap-anywhere">
              {option.content ?? option.label}
            </Text>
            {option.description !== undefined && (
              <Text slot="description" className="block text-xs text-faint">
                {option.description}
              </Text>
            )}
          </span>
          {isSelected && <Check className="size-4 shrink-0" />}
        </>
      )}
    </ListBoxItem>
  )
}
