import { Checkbox, ComboBox, NumberField, PasswordField, RadioCards, RadioGroup, TextArea, TextField } from '@plenum/ui'
import type { Option, RadioOption } from '@plenum/ui'
import { DESCRIPTION_MAX } from '@plenum/api/scalars'
import { useController } from 'react-hook-form'
import type { Control, FieldValues, Path } from 'react-hook-form'
import { fieldMessage } from './field-error.ts'

interface FormFieldProps<Values extends FieldValues> {
  control: Control<Values, unknown, FieldValues>
  name: Path<Values>
  label: string
  hint?: string
  optional?: boolean
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** What the kit's fields want, from the form's state. */
function useField<Values extends FieldValues>({ control, name, label, hint, optional }: FormFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name })
  const { ref, value, ...handlers } = field
  return {
    value,
    shared: {
      ...handlers,
      label,
      inputRef: ref,
      error: fieldMessage(label, value, fieldState.error?.message),
      ...(hint !== undefined && { hint }),
      ...(optional !== undefined && { optional }),
    },
  }
}

interface FormTextFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  autoFocus?: boolean
  autoComplete?: string
  isMono?: boolean
  placeholder?: string
}

export function FormTextField<Values extends FieldValues>({
  autoFocus,
  autoComplete,
  isMono,
  placeholder,
  ...props
}: FormTextFieldProps<Values>) {
  const { shared, value } = useField(props)
  const looks = {
    ...(isMono && { isMono }),
    ...(placeholder !== undefined && { placeholder }),
    ...(autoComplete !== undefined && { autoComplete }),
  }
  return <TextField {...shared} {...looks} {...(autoFocus && { autoFocus })} value={textOf(value)} />
}

export function FormPasswordField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { shared, value } = useField(props)
  return <PasswordField {...shared} autoComplete="current-password" value={textOf(value)} />
}

export function FormTextArea<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { shared, value } = useField(props)
  return <TextArea {...shared} rows={3} maxLength={DESCRIPTION_MAX} value={textOf(value)} />
}

interface FormNumberFieldProps<Values extends FieldValues> extends FormFieldProps<Values> {
  minValue?: number
  maxValue?: number
  unit?: string
}

export function FormNumberField<Values extends FieldValues>({
  minValue,
  maxValue,
  unit,
  ...props
}: FormNumberFieldProps<Values>) {
  const { shared, value } = useField(props)
  const bounds = { ...(minValue !== undefined && { minValue }), ...(maxValue !== undefined && { maxValue }) }
  return <NumberField {...shared} {...bounds} {...(unit !== undefined && { unit })} value={Number(value)} />
}

interface FormComboBoxProps<Values extends FieldValues> extends FormFieldProps<Values> {
  options: readonly Option[]
  placeholder?: string
  isLoading?: boolean
  /** What else a choice brings about. */
  onChosen?: (value: string) => void
}

export function FormComboBox<Values extends FieldValues>({
  options,
  placeholder,
  isLoading,
  onChosen,
  ...props
}: FormComboBoxProps<Values>) {
  const { shared, value } = useField(props)
  const choose = (chosen: string) => {
    shared.onChange(chosen)
    onChosen?.(chosen)
  }
  const looks = { ...(isLoading && { isLoading }), ...(placeholder !== undefined && { placeholder }) }
  return <ComboBox {...shared} {...looks} onChange={choose} options={options} value={textOf(value)} />
}

interface FormRadioGroupProps<Values extends FieldValues> extends FormFieldProps<Values> {
  options: readonly RadioOption[]
  orientation?: 'vertical' | 'horizontal'
  /** What else a choice brings about. */
  onChosen?: (value: string) => void
}

export function FormRadioGroup<Values extends FieldValues>({
  options,
  orientation,
  onChosen,
  ...props
}: FormRadioGroupProps<Values>) {
  const { shared, value } = useField(props)
  const choose = (chosen: string) => {
    shared.onChange(chosen)
    onChosen?.(chosen)
  }
  const looks = orientation !== undefined && { orientation }
  return <RadioGroup {...shared} {...looks} onChange={choose} options={options} value={textOf(value)} />
}

interface FormRadioCardsProps<Values extends FieldValues> extends FormFieldProps<Values> {
  options: readonly RadioOption[]
  isLabelHidden?: boolean
}

export function FormRadioCards<Values extends FieldValues>({
  options,
  isLabelHidden,
  ...props
}: FormRadioCardsProps<Values>) {
  const { shared, value } = useField(props)
  return <RadioCards {...shared} {...(isLabelHidden && { isLabelHidden })} options={options} value={textOf(value)} />
}

export function FormCheckbox<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { shared, value } = useField(props)
  const { label, ...rest } = shared
  return (
    <Checkbox {...rest} value={Boolean(value)}>
      {label}
    </Checkbox>
  )
}
