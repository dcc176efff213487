import { ComboBox } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { meaningOf, subscribable } from './matching.ts'
import { allClasses } from './queries.ts'

interface SubscriptionBoxProps {
  value: string
  onChange: (value: string) => void
  /** Enter while the list is closed. */
  onEnter?: () => void
  error: string | undefined
  inputRef: Ref<HTMLDivElement>
  /** Not offered again. */
  added: readonly string[]
}

/** The names of all classes; undefined while they are not known. */
export function useClassNames(): readonly string[] | undefined {
  const { data } = useQuery({ ...allClasses, throwOnError: false })
  return data?.items.map(({ name }) => name)
}

/** A class or a pattern, with what it comes to as one types. */
export function SubscriptionBox({ value, onChange, onEnter, error, inputRef, added }: SubscriptionBoxProps) {
  const { data } = useQuery({ ...allClasses, throwOnError: false })
  const names = data?.items.map(({ name }) => name)
  const offered = subscribable(names ?? []).filter((name) => !added.includes(name))
  const meaning = names && meaningOf(value.trim(), names)
  return (
    <div className="flex flex-col gap-1.5">
      <ComboBox
        label="Subscription"
        hint="A class, or a pattern: * is any one segment of a name, ** any one or more"
        placeholder="instance.**"
        allowsCustomValue
        isLoading={data === undefined}
        options={offered.map((name) => ({
          value: name,
          label: name,
          ...describedBy(data?.items.find((each) => each.name === name)?.description),
        }))}
        value={value}
        onChange={onChange}
        {...(onEnter && { onEnter })}
        error={error}
        inputRef={inputRef}
      />
      <p aria-live="polite" className="text-xs text-muted wrap-anywhere empty:hidden">
        {meaning}
      </p>
    </div>
  )
}

function describedBy(description: string | undefined): { description?: string } {
  return description === undefined ? {} : { description }
}
