import { useEffect, useRef, useState } from 'react'

/** Follows `isPending`, but once true stays so for at least `minimum` milliseconds: a spinner never flashes. */
export function useMinimumPending(isPending: boolean, minimum = 500): boolean {
  const [isHeld, setHeld] = useState(isPending)
  const since = useRef(0)
  if (isPending && !isHeld) setHeld(true)

  // The clock is the outside system.
  useEffect(() => {
    if (isPending) {
      since.current = Date.now()
      return undefined
    }
    const rest = Math.max(0, since.current + minimum - Date.now())
    const timer = setTimeout(() => setHeld(false), rest)
    return () => clearTimeout(timer)
  }, [isPending, minimum])

  return isPending || isHeld
}
