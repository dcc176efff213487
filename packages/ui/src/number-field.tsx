import { Minus, Plus } from 'lucide-react'
import { Button, Group, Input, NumberField as AriaNumberField } from 'react-aria-components/NumberField'
import {
  ariaField,
  controlClass,
  fieldClass,
  FieldLabel,
  FieldNotes,
  type ControlProps,
  type FieldProps,
} from './field.tsx'

export interface NumberFieldProps extends FieldProps, ControlProps<number, HTMLInputElement> {
  /** 0 unless said otherwise. */
  minValue?: number | undefined
  maxValue?: number | undefined
  step?: number | undefined
  /** Muted, after the number: "GiB". */
  unit?: string | undefined
}

const stepper =
  'grid w-8 shrink-0 place-items-center border-s border-line text-muted transition-colors hover:bg-surface-hover hover:text-text ' +
  'max-md:w-11 disabled:text-faint disabled:hover:bg-transparent'

/** An empty field is NaN. The value is clamped and handed over on blur, Enter or a step. */
export function NumberField(props: NumberFieldProps) {
  const { label, isLabelHidden, optional, hint, error, name, onBlur, isDisabled, inputRef } = props
  const { value, onChange, minValue = 0, maxValue, step, unit } = props
  return (
    <AriaNumberField
      {...ariaField({ name, onBlur, error, isDisabled })}
      value={value}
      onChange={onChange}
      minValue={minValue}
      {...(maxValue !== undefined && { maxValue })}
      {...(step !== undefined && { step })}
      formatOptions={{ useGrouping: false }}
      className={fieldClass}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} optional={optional} />
      <Group
        className={controlClass(
          error !== undefined,
          'flex h-8 overflow-hidden outline-offset-1 outline-accent focus-within:outline-2',
        )}
      >
        <Input
          {...(inputRef && { ref: inputRef })}
          className="min-w-0 grow bg-transparent px-2.5 tabular outline-none"
        />
        {unit !== undefined && (
          <span className="self-center pe-3 text-faint" aria-hidden="true">
            {unit}
          </span>
        )}
        <Button slot="decrement" className={stepper}>
          <Minus className="size-3.5" />
        </Button>
        <Button slot="increment" className={stepper}>
          <Plus className="size-3.5" />
        </Button>
      </Group>
      <FieldNotes hint={hint} error={error} />
    </AriaNumberField>
  )
}
