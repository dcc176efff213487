import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Navigations that take less time than this show nothing. */
const DELAY = 20

/** The navigation under way, by its place in the history; that of the first page is none. */
function useNavigation(): string | undefined {
  return useRouterState({
    select: ({ isLoading, resolvedLocation, location }) =>
      isLoading && resolvedLocation ? (location.state.__TSR_key ?? location.href) : undefined,
  })
}

/** A thin line over everything that creeps while a page is fetched, and runs to its end when it is there. */
export function LoadingBar() {
  const navigation = useNavigation()
  const [isShown, setShown] = useState(false)
  // A clock is outside of React.
  useEffect(() => {
    if (navigation === undefined) return undefined
    const timer = setTimeout(() => setShown(true), DELAY)
    return () => clearTimeout(timer)
  }, [navigation])
  if (!isShown) return null
  const phase = navigation === undefined ? 'done' : 'loading'
  return (
    <div
      aria-hidden="true"
      data-phase={phase}
      className="pointer-events-none fixed inset-x-0 top-0 z-100002 h-0.5"
      onAnimationEnd={() => phase === 'done' && setShown(false)}
    >
      {/* Another navigation in the middle of one begins anew. */}
      <div
        key={navigation ?? phase}
        className={`h-full origin-left bg-accent ${
          phase === 'done'
            ? 'animate-loaded motion-reduce:animate-loaded-still'
            : 'animate-loading motion-reduce:animate-none'
        }`}
      />
    </div>
  )
}
