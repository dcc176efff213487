import { zodResolver } from '@hookform/resolvers/zod'
import type { OperationId } from '@plenum/api'
import { useLocation } from '@tanstack/react-router'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import type { DefaultValues, FieldValues, Path } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '../api/api-error.ts'
import type { Input, Result } from '../api/call.ts'
import { useWrite } from '../api/query.ts'
import { useDraft } from './use-draft.ts'

interface ResourceFormOptions<Id extends OperationId, Values extends FieldValues, Out extends FieldValues> {
  operation: Id
  /**
   * What the control plane checks with, over the fields of the form. A function fetches it when it is needed: such rules only
   * refuse and change nothing, so where they cannot be had it is the control plane that refuses.
   */
  schema: z.ZodType<Out, Values> | (() => Promise<z.ZodType<Out, Values>>)
  defaultValues: DefaultValues<Values>
  /** What the operation is called with, from values that passed the schema. */
  toInput: (values: Out) => Input<Id>
  /** Read operations whose results the write makes stale. */
  refreshes: readonly OperationId[]
  onSuccess: (result: Result<Id>) => void
  /** Makes the call, where more belongs to it than the call itself. */
  send?: (input: Input<Id>) => Promise<Result<Id>>
  /** Which field a refusal is about, where its code and message do not say. */
  fieldOf?: (error: ApiError) => Path<Values> | undefined
  /** Fields that are never written down: not in drafts, and masked where the request is shown. */
  secrets?: readonly Path<Values>[]
  /**
   * Is part of a page, with its button below the fields: a mistake stays until the next submit, for the button would move
   * away from under the pointer if its message went as a field is left.
   */
  isOnPage?: true
}

function pathIn<Values extends FieldValues>(values: DefaultValues<Values>, path: string): Path<Values> | undefined {
  const [first = ''] = path.split('.')
  // Forms name their fields as the body does wherever the two are the same thing.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what only refuses leaves values as they are
  return Object.hasOwn(values, first) ? (path as Path<Values>) : undefined
}

/**
 * A form that becomes a call: checked on submit, then as one types; what the API refuses stands in its field where it has
 * one; what was typed is kept as a draft until it was sent or thrown away.
 */
export function useResourceForm<Id extends OperationId, Values extends FieldValues, Out extends FieldValues>(
  options: ResourceFormOptions<Id, Values, Out>,
) {
  const {
    operation,
    schema,
    defaultValues,
    toInput,
    refreshes,
    onSuccess,
    fieldOf,
    send,
    secrets = [],
    isOnPage,
  } = options
  const rules = async () => (typeof schema === 'function' ? await schema().catch(() => undefined) : schema)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const unchecked = (values: Values) => values as FieldValues as Out
  const form = useForm<Values, unknown, Out>({
    resolver: async (values, context, fields) => {
      const known = await rules()
      return known ? zodResolver(known)(values, context, fields) : { values: unchecked(values), errors: {} }
    },
    defaultValues,
    mode: 'onSubmit',
    reValidateMode: isOnPage ? 'onSubmit' : 'onChange',
  })
  const pathname = useLocation({ select: (location) => location.pathname })
  const draft = useDraft(form, { pathname, operation }, secrets)
  const isOver = useRef(false)
  /** From here on leaving loses nothing. */
  const end = () => {
    isOver.current = true
    draft.drop()
  }
  const write = useWrite(operation, {
    refreshes,
    send,
    onSuccess: (result) => {
      end()
      onSuccess(result)
    },
  })
  const showInField = (error: unknown) => {
    if (!(error instanceof ApiError)) return
    const isTaken = error.code === 'ObjectAlreadyExists'
    const path = fieldOf?.(error) ?? pathIn<Values>(defaultValues, isTaken ? 'name' : (error.field?.path ?? ''))
    const taken = path === 'name' ? 'Name already exists' : 'Already exists'
    const message = isTaken ? taken : (error.field?.message ?? error.message)
    if (path !== undefined) form.setError(path, { message }, { shouldFocus: true })
  }
  return {
    form,
    control: form.control,
    submit: form.handleSubmit(
      (values) => write.mutateAsync(toInput(values)).then(() => undefined, showInField),
      // What was refused the last time is not what is wrong now.
      () => write.reset(),
    ),
    isPending: write.isPending,
    isDirty: form.formState.isDirty,
    /** What the summary says about a failed submit. */
    errors: write.error ? [write.error.message] : [],
    draft,
    end,
    /** Whether there is something that leaving would lose. */
    mayLose: () => form.formState.isDirty && !isOver.current,
    /** The call as it stands, or what keeps it from being made. */
    describe: async () => {
      const values = form.getValues()
      const parsed = (await rules())?.safeParse(values)
      return !parsed || parsed.success
        ? { operation, input: toInput(parsed?.data ?? unchecked(values)), secrets }
        : { operation, missing: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }
    },
  }
}

/** What a form would send, or what it lacks. */
export type DescribedCall =
  | { operation: OperationId; input: unknown; secrets: readonly string[] }
  | { operation: OperationId; missing: readonly string[] }

/** What a form's frame needs to know of it, whatever its fields are. */
export type ResourceForm = Pick<
  ReturnType<typeof useResourceForm>,
  'submit' | 'isPending' | 'isDirty' | 'errors' | 'draft' | 'end' | 'mayLose'
> & {
  describe: () => DescribedCall | Promise<DescribedCall>
}
