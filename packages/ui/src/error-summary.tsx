import { Message } from './message.tsx'

export interface ErrorSummaryProps {
  errors: readonly string[]
}

/** What went wrong, at the top of a form. Nothing when nothing did. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const [first, ...others] = errors
  if (first === undefined) return null
  if (others.length === 0) {
    return (
      <Message tone="danger" title="Error" isAnnounced>
        {first}
      </Message>
    )
  }
  return (
    <Message tone="danger" title="Errors" isAnnounced>
      {errors.length} issues:
      <ul className="mt-1 list-disc ps-4">
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
    </Message>
  )
}
