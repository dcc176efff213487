import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { meQuery } from '../shell/viewer.ts'
import { dropDraft, dropDrafts, findDraft, saveDraft } from './draft.ts'
import type { Draft } from './draft.ts'

/** Keeps what is typed into a form, and finds what was left in it before. */
export function useDraft<Values extends FieldValues, Out>(
  form: UseFormReturn<Values, unknown, Out>,
  name: string,
  secrets: readonly string[],
) {
  const { data: me } = useQuery(meQuery)
  const user = me?.id ?? 'nobody'
  const [found, setFound] = useState<Draft | undefined>(() => findDraft({ user, form: name }))
  // Storage outlives the page; the subscription tells of every key press without rendering anything.
  useEffect(() => {
    const key = { user, form: name }
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => (isDirty ? saveDraft(key, values, secrets) : dropDraft(key)),
    })
    // The names of secrets are fixed for a form.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [form, user, name])
  return {
    /** When the draft that can be had back was last typed into. */
    savedAt: found?.savedAt,
    restore: () => {
      if (!found) return
      dropDrafts({ user, form: name })
      // Drafts are only ever what this form held.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const values = found.values as Partial<Values>
      form.reset({ ...form.getValues(), ...values }, { keepDefaultValues: true })
      saveDraft({ user, form: name }, found.values, secrets)
      setFound(undefined)
    },
    discard: () => {
      dropDrafts({ user, form: name })
      setFound(undefined)
    },
    drop: () => dropDraft({ user, form: name }),
  }
}
