import { RadioGroup, type RadioGroupProps } from './radio-group.tsx'

export type RadioCardsProps<Value extends string = string> = Omit<RadioGroupProps<Value>, 'isCards' | 'orientation'>

/** A RadioGroup whose options are cards, as many in a row as fit. */
export function RadioCards<Value extends string = string>(props: RadioCardsProps<Value>) {
  return <RadioGroup {...props} isCards orientation="horizontal" />
}
