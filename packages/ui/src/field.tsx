import type { ReactNode, Ref } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { cx } from './cx.ts'

/** What every field takes. `error`, when given, marks the field invalid and is announced. */
export interface FieldProps {
  label: string
  /** Reads the label to screen readers only. */
  isLabelHidden?: boolean | undefined
  hint?: ReactNode
  /** Writes "optional" after the label. */
  optional?: boolean | undefined
  error?: string | undefined
  isDisabled?: boolean | undefined
}

export interface ControlProps<Value, Element extends HTMLElement> {
  name?: string | undefined
  value: Value
  onChange: (value: Value) => void
  onBlur?: (() => void) | undefined
  /** React Hook Form's `field.ref`: takes the focus when the value is refused. */
  inputRef?: Ref<Element>
}

export const fieldClass = 'flex w-full max-w-lg flex-col gap-1.5'

const control =
  'rounded-control border bg-surface-sunken text-base text-text transition-colors max-md:min-h-11 max-md:text-lg ' +
  'data-disabled:cursor-not-allowed data-disabled:border-line data-disabled:text-faint'

/** The box a person types or chooses in. */
export function controlClass(isInvalid: boolean, extra?: string): string {
  return cx(control, isInvalid ? 'border-danger' : 'border-line-strong', extra)
}

export function FieldLabel({
  label,
  isLabelHidden,
  optional,
}: Pick<FieldProps, 'label' | 'isLabelHidden' | 'optional'>) {
  return (
    <Label className={isLabelHidden ? 'sr-only' : 'text-sm font-medium text-muted'}>
      {label}
      {optional && (
        <span aria-hidden="true" className="ms-1.5 font-normal text-faint">
          optional
        </span>
      )}
    </Label>
  )
}

export const hintClass = 'text-xs text-faint'
export const errorClass = 'text-xs text-danger'

/** Hint and error, wired to the control by React Aria. */
export function FieldNotes({ hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  return (
    <>
      {hint !== undefined && (
        <Text slot="description" className={hintClass}>
          {hint}
        </Text>
      )}
      <FieldError className={errorClass}>
        <span role="alert">{error}</span>
      </FieldError>
    </>
  )
}

/** The optional attributes React Aria refuses as `undefined` under exactOptionalPropertyTypes. */
export function ariaField(props: {
  name?: string | undefined
  onBlur?: (() => void) | undefined
  error?: string | undefined
  isDisabled?: boolean | undefined
}) {
  return {
    validationBehavior: 'aria',
    isInvalid: props.error !== undefined,
    isDisabled: props.isDisabled ?? false,
    ...(props.name !== undefined && { name: props.name }),
    ...(props.onBlur && { onBlur: props.onBlur }),
  } as const
}
