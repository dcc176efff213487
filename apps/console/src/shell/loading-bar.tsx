import { useRouterState } from '@tanstack/react-router'

/** Shows that a navigation is under way once it takes longer than 20 ms (by the animation's delay). */
export function LoadingBar() {
  const isLoading = useRouterState({
    select: ({ isLoading: loading, resolvedLocation }) => loading && !!resolvedLocation,
  })
  if (!isLoading) return null
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5">
      <div className="animate-loading h-full origin-left bg-accent" />
    </div>
  )
}
