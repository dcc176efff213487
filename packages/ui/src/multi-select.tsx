import { ChevronDown } from 'lucide-react'
import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Button, ComboBox as AriaComboBox, Input, Popover } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { announce } from './announce.ts'
import { cx } from './cx.ts'
import {
  ariaField,
  controlClass,
  fieldClass,
  FieldLabel,
  FieldNotes,
  type ControlProps,
  type FieldProps,
} from './field.tsx'
import { FieldTag } from './field-tag.tsx'
import { filterOptions } from './filter-options.ts'
import { keepComboKey } from './keep-combo-key.ts'
import { largeList, noteOption, OptionList } from './option-list.tsx'
import { popoverClass, type Option } from './option.tsx'
import { Spinner } from './spinner.tsx'
import { useMinimumPending } from './use-minimum-pending.ts'

export interface MultiSelectProps extends FieldProps, ControlProps<readonly string[], HTMLDivElement> {
  options: readonly Option[]
  /** While nothing is chosen. */
  placeholder?: string | undefined
  isLoading?: boolean | undefined
}

const anything = () => true

/**
 * Several of many, in the order of choosing. Backspace in the empty box takes the last one away. `inputRef` is the box
 * around the input: focus that comes from validation must not open the list over the message.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { label, isLabelHidden, optional, hint, error, name, onBlur, isDisabled, inputRef } = props
  const { options, value, onChange, placeholder = 'Select options', isLoading = false } = props
  const isBusy = useMinimumPending(isLoading)
  const [query, setQuery] = useState('')
  const tags = useRef<HTMLSpanElement>(null)
  const matches = useMemo(() => filterOptions(options, query), [options, query])
  const labels = useMemo(() => new Map(options.map((option) => [option.value, option.label])), [options])
  const note = isBusy ? 'Loading' : 'No match'

  const change = (keys: readonly string[]) => {
    setQuery('')
    // React Aria hands the same choice over again when the list closes.
    if (keys.length !== value.length || keys.some((key) => !value.includes(key))) onChange(keys)
  }
  const remove = (key: string) => {
    if (isDisabled) return
    onChange(value.filter((chosen) => chosen !== key))
    announce(`${labels.get(key) ?? key} removed`)
  }
  const removeAt = (index: number, key: string) => {
    const buttons = tags.current?.querySelectorAll('button')
    const next = buttons?.[index + 1] ?? buttons?.[index - 1]
    const box = tags.current?.parentElement
    remove(key)
    ;(next ?? box)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    keepComboKey(event)
    const last = value.at(-1)
    if (event.key === 'Backspace' && query === '' && last !== undefined) remove(last)
  }

  return (
    <AriaComboBox<Option, 'multiple'>
      {...ariaField({ name, onBlur, error, isDisabled })}
      selectionMode="multiple"
      menuTrigger="focus"
      allowsEmptyCollection
      defaultFilter={anything}
      value={value}
      onChange={(keys) => change(keys.map(String))}
      inputValue={query}
      onInputChange={setQuery}
      className={fieldClass}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} optional={optional} />
      <Group
        {...(inputRef && { ref: inputRef })}
        tabIndex={-1}
        className={controlClass(
          error !== undefined,
          'flex min-h-8 items-stretch outline-offset-1 outline-accent focus:outline-2 has-[input:focus]:outline-2',
        )}
      >
        <span
          ref={tags}
          inert={isDisabled === true}
          className={cx('flex min-w-0 grow flex-wrap items-center gap-1 px-1 py-0.5', isDisabled && 'opacity-60')}
        >
          {value.map((key, index) => (
            <FieldTag key={key} label={labels.get(key) ?? key} onRemove={() => removeAt(index, key)} />
          ))}
          <Input
            onKeyDown={onKeyDown}
            placeholder={value.length === 0 ? placeholder : ''}
            className="h-6 min-w-20 flex-1 bg-transparent px-1.5 outline-none!"
          />
        </span>
        <Button className="grid w-8 shrink-0 place-items-center text-faint hover:text-text max-md:w-11">
          {isBusy ? <Spinner /> : <ChevronDown className="size-4" />}
        </Button>
      </Group>
      <FieldNotes hint={hint} error={error} />
      <Popover offset={4} className={popoverClass}>
        <OptionList options={matches.length > 0 ? matches : [noteOption(note)]} isLarge={options.length > largeList} />
      </Popover>
    </AriaComboBox>
  )
}
