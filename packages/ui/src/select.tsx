import { ChevronDown } from 'lucide-react'
import { Button, ListBox, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import {
  ariaField,
  controlClass,
  fieldClass,
  FieldLabel,
  FieldNotes,
  type ControlProps,
  type FieldProps,
} from './field.tsx'
import { listBoxClass, OptionRow, popoverClass, type Option } from './option.tsx'
import { Spinner } from './spinner.tsx'
import { useMinimumPending } from './use-minimum-pending.ts'

export interface SelectProps<Value extends string = string>
  extends FieldProps, ControlProps<Value | '', HTMLButtonElement> {
  options: readonly Option<Value>[]
  placeholder?: string | undefined
  isLoading?: boolean | undefined
  /** As wide as its content, for toolbars. */
  isCompact?: boolean | undefined
}

/** An empty string is no choice; a choice can be changed, not taken back. */
export function Select<Value extends string = string>(props: SelectProps<Value>) {
  const { label, isLabelHidden, optional, hint, error, name, onBlur, inputRef } = props
  const { options, value, onChange, isLoading = false, placeholder = 'Select an option', isCompact } = props
  const isBusy = useMinimumPending(isLoading)
  const isEmpty = options.length === 0
  const isDisabled = props.isDisabled === true || isBusy || isEmpty
  return (
    <AriaSelect
      {...ariaField({ name, onBlur, error, isDisabled })}
      placeholder={isEmpty && !isBusy ? 'No items' : placeholder}
      value={value === '' ? null : value}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key)
        if (chosen) onChange(chosen.value)
      }}
      className={isCompact ? 'flex flex-col gap-1.5' : fieldClass}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} optional={optional} />
      <Button
        {...(inputRef && { ref: inputRef })}
        className={controlClass(
          error !== undefined,
          'flex h-8 items-center gap-2 px-2.5 text-start hover:bg-surface-hover',
        )}
      >
        <SelectValue className="min-w-0 grow truncate data-placeholder:text-faint">
          {({ isPlaceholder, selectedText, defaultChildren }) => (isPlaceholder ? defaultChildren : selectedText)}
        </SelectValue>
        {isBusy ? <Spinner /> : <ChevronDown className="size-4 shrink-0 text-faint" />}
      </Button>
      <FieldNotes hint={hint} error={error} />
      <Popover isNonModal offset={4} className={popoverClass}>
        <ListBox className={listBoxClass}>
          {options.map((option) => (
            <OptionRow key={option.value} option={option} />
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
