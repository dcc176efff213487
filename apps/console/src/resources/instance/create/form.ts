import type { UseFormReturn } from 'react-hook-form'
import type { Choices, InstanceValues } from './values.ts'

export interface SectionProps {
  form: UseFormReturn<InstanceValues, unknown, InstanceValues>
  choices: Choices
}
