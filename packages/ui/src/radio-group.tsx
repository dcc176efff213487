import type { ReactNode } from 'react'
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup'
import { cx } from './cx.ts'
import { ariaField, FieldLabel, FieldNotes, type ControlProps, type FieldProps } from './field.tsx'

export interface RadioOption<Value extends string = string> {
  value: Value
  label: ReactNode
  description?: ReactNode
  isDisabled?: boolean | undefined
}

export interface RadioGroupProps<Value extends string = string>
  extends FieldProps, ControlProps<Value | '', HTMLInputElement> {
  options: readonly RadioOption<Value>[]
  orientation?: 'vertical' | 'horizontal' | undefined
  /** `RadioCards` sets this. */
  isCards?: boolean | undefined
}

const dot =
  'mt-0.5 grid size-4 shrink-0 place-items-center rounded-full border border-line-strong bg-surface-sunken ' +
  'outline-offset-2 outline-accent group-data-focus-visible:outline-2 group-data-selected:border-[5px] ' +
  'group-data-selected:border-accent group-data-invalid:border-danger group-data-disabled:opacity-50'

const cardClass =
  'items-start rounded-panel border border-line-strong bg-surface-raised p-3 transition-colors data-hovered:bg-surface-hover ' +
  'data-selected:border-accent data-selected:bg-accent-subtle data-disabled:border-line data-disabled:bg-surface-raised'

export function RadioGroup<Value extends string = string>(props: RadioGroupProps<Value>) {
  const { label, isLabelHidden, optional, hint, error, name, onBlur, isDisabled, inputRef } = props
  const { options, value, onChange, orientation = 'vertical', isCards } = props
  const focused = value === '' ? options[0]?.value : value
  const row = orientation === 'horizontal' ? 'flex-row flex-wrap gap-x-6' : 'flex-col'
  return (
    <AriaRadioGroup
      {...ariaField({ name, onBlur, error, isDisabled })}
      orientation={orientation}
      value={value === '' ? null : value}
      onChange={(key) => {
        const chosen = options.find((option) => option.value === key)
        if (chosen) onChange(chosen.value)
      }}
      className="flex flex-col gap-1.5"
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} optional={optional} />
      <div className={isCards ? 'grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-2' : cx('flex gap-1', row)}>
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled ?? false}
            {...(option.value === focused && inputRef && { inputRef })}
            className={cx(
              'group relative flex gap-2.5 text-base text-text outline-none! data-disabled:text-faint max-md:min-h-11',
              isCards ? cardClass : 'min-h-7 items-start py-1 max-md:py-3',
            )}
          >
            <span className={dot} />
            <span>
              {option.label}
              {option.description !== undefined && (
                <span className="block text-xs text-faint">{option.description}</span>
              )}
            </span>
          </Radio>
        ))}
      </div>
      <FieldNotes hint={hint} error={error} />
    </AriaRadioGroup>
  )
}
