import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { forgetInterruption, wasInterrupted } from '../api/session-lost.ts'
import { meQuery } from '../shell/viewer.ts'
import { dropDraft, dropDrafts, findDraft, saveDraft } from './draft.ts'
import type { Draft } from './draft.ts'

/** Which form of which page. */
interface FormPlace {
  pathname: string
  operation: string
}

/** Keeps what is typed into a form, and finds what was left in it before. */
export function useDraft<Values extends FieldValues, Out>(
  form: UseFormReturn<Values, unknown, Out>,
  { pathname, operation }: FormPlace,
  secrets: readonly string[],
) {
  const name = `${pathname} ${operation}`
  const { data: me } = useQuery(meQuery)
  const user = me?.id ?? 'nobody'
  const [found, setFound] = useState<Draft | undefined>(() => findDraft({ user, form: name }))
  const [isBack] = useState(() => found !== undefined && wasInterrupted(pathname))
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
  const restore = () => {
    if (!found) return
    dropDrafts({ user, form: name })
    // Drafts are only ever what this form held.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const values = found.values as Partial<Values>
    form.reset({ ...form.getValues(), ...values }, { keepDefaultValues: true })
    saveDraft({ user, form: name }, found.values, secrets)
    setFound(undefined)
  }
  // Nobody chose to leave when a session ended, so nobody is asked whether to go on.
  useEffect(() => {
    if (!isBack) return
    forgetInterruption()
    restore()
    // Once, when the form has come back.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isBack])
  return {
    /** When the draft that can be had back was last typed into. */
    savedAt: isBack ? undefined : found?.savedAt,
    /** Whether what was typed before the session ended is in the form again. */
    isBack,
    restore,
    discard: () => {
      dropDrafts({ user, form: name })
      setFound(undefined)
    },
    drop: () => dropDraft({ user, form: name }),
  }
}
