import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '../api/api-error.ts'

/** A form over the schema that the control plane checks with; checked on submit, then as one types. */
export function useResourceForm<Values extends FieldValues, Out extends FieldValues>(
  schema: z.ZodType<Out, Values>,
  defaultValues: DefaultValues<Values>,
): UseFormReturn<Values, unknown, Out> {
  return useForm<Values, unknown, Out>({ resolver: zodResolver(schema), defaultValues, mode: 'onSubmit' })
}

/** A taken name is said beside the name too, and the name gets the focus. */
export function showServerError<Values extends FieldValues, Out>(
  form: UseFormReturn<Values, unknown, Out>,
  nameField: Path<Values>,
  error: unknown,
): void {
  if (error instanceof ApiError && error.code === 'ObjectAlreadyExists')
    form.setError(nameField, { message: 'Name already exists' }, { shouldFocus: true })
}

/** What the summary of a form says about a failed submit. */
export function formErrors(error: Error | null): string[] {
  return error ? [error.message] : []
}
