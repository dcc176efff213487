import { ChevronDown } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button, ComboBox as AriaComboBox, Input, Popover } from 'react-aria-components/ComboBox'
import {
  ariaField,
  controlClass,
  fieldClass,
  FieldLabel,
  FieldNotes,
  type ControlProps,
  type FieldProps,
} from './field.tsx'
import { filterOptions } from './filter-options.ts'
import { keepComboKey } from './keep-combo-key.ts'
import { largeList, noteOption, OptionList } from './option-list.tsx'
import { popoverClass, type Option } from './option.tsx'
import { Spinner } from './spinner.tsx'
import { useMinimumPending } from './use-minimum-pending.ts'

export interface ComboBoxProps extends FieldProps, ControlProps<string, HTMLDivElement> {
  options: readonly Option[]
  placeholder?: string | undefined
  isLoading?: boolean | undefined
  /** Any text will do: it is offered as "Custom: …" and kept. */
  allowsCustomValue?: boolean | undefined
  /** Enter while the list is closed; it never submits the form. */
  onEnter?: (() => void) | undefined
}

/** The options are filtered before React Aria sees them. */
const anything = () => true

/**
 * An empty string is no choice. `inputRef` is the box around the input: focus that comes from
 * validation must not open the list over the message.
 */
export function ComboBox(props: ComboBoxProps) {
  const { label, isLabelHidden, optional, hint, error, name, onBlur, isDisabled, inputRef } = props
  const { options, value, onChange, isLoading = false, allowsCustomValue = false, placeholder, onEnter } = props
  const isBusy = useMinimumPending(isLoading)
  // What is being typed; undefined while the choice itself is shown.
  const [query, setQuery] = useState<string>()
  const custom = allowsCustomValue && value !== '' ? { value, label: value } : undefined
  const selected = options.find((option) => option.value === value) ?? custom
  const matches = useMemo(() => filterOptions(options, query ?? ''), [options, query])
  const offersCustom =
    allowsCustomValue && query !== undefined && query !== '' && !options.some((o) => o.label === query)
  const rows = offersCustom ? [...matches, { value: query, label: query, content: `Custom: ${query}` }] : matches
  // React Aria restores the text from the list, so the choice must be in it even when the filter leaves it out.
  const unseen = selected && !rows.some((row) => row.value === selected.value) ? selected : undefined
  const note = isBusy ? 'Loading' : 'No match'
  const fallback = allowsCustomValue ? value : ''

  return (
    <AriaComboBox
      {...ariaField({ name, onBlur, error, isDisabled })}
      menuTrigger="focus"
      allowsEmptyCollection
      defaultFilter={anything}
      allowsCustomValue={allowsCustomValue}
      value={selected && !(allowsCustomValue && query !== undefined) ? selected.value : null}
      inputValue={query ?? selected?.label ?? fallback}
      onInputChange={(text) => {
        setQuery(text === selected?.label ? undefined : text)
        if (allowsCustomValue || text === '') onChange(options.find((o) => o.label === text)?.value ?? text)
      }}
      onChange={(key) => {
        setQuery(undefined)
        if (key !== null && key !== value) onChange(String(key))
      }}
      onOpenChange={(isOpen) => {
        if (!isOpen) setQuery(undefined)
      }}
      className={fieldClass}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} optional={optional} />
      <div
        ref={inputRef}
        tabIndex={-1}
        className={controlClass(
          error !== undefined,
          'flex h-8 items-stretch outline-offset-1 outline-accent focus-within:outline-2 focus:outline-2',
        )}
      >
        <Input
          onKeyDown={(event) => keepComboKey(event, onEnter)}
          placeholder={
            placeholder ?? (allowsCustomValue ? 'Select an option or enter a custom value' : 'Select an option')
          }
          className="min-w-0 grow bg-transparent px-2.5 outline-none"
        />
        <Button className="grid w-8 place-items-center text-faint hover:text-text max-md:w-11">
          {isBusy ? <Spinner /> : <ChevronDown className="size-4" />}
        </Button>
      </div>
      <FieldNotes hint={hint} error={error} />
      <Popover offset={4} className={popoverClass}>
        <OptionList
          options={rows.length > 0 ? rows : [noteOption(note)]}
          isLarge={options.length > largeList}
          unseen={unseen}
        />
      </Popover>
    </AriaComboBox>
  )
}
