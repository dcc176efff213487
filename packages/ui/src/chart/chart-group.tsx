import { createContext, useState, type ReactNode } from 'react'

/** Told of a time in milliseconds, or of undefined when the cursor left. */
type Follower = (time: number | undefined) => void

export interface CursorGroup {
  move: (time: number | undefined, from: Follower | undefined) => void
  /** Returns how to leave. */
  follow: (follower: Follower) => () => void
}

function createGroup(): CursorGroup {
  const followers = new Set<Follower>()
  return {
    move: (time, from) => {
      for (const follower of followers) if (follower !== from) follower(time)
    },
    follow: (follower) => {
      followers.add(follower)
      return () => followers.delete(follower)
    },
  }
}

/** One chart among others. A chart that follows does not tell on. */
export function createMember(group: CursorGroup | undefined) {
  let isFollowing = false
  let own: Follower | undefined
  return {
    /** Moves the chart's cursor when another chart's moves. Returns how to leave. */
    join: (moveTo: Follower) => {
      own = (time) => {
        isFollowing = true
        moveTo(time)
        isFollowing = false
      }
      return group?.follow(own)
    },
    tell: (time: number | undefined) => {
      if (!isFollowing) group?.move(time, own)
    },
  }
}

export const CursorGroupContext = createContext<CursorGroup | undefined>(undefined)

export interface ChartGroupProps {
  children: ReactNode
}

/** Charts inside share one cursor: what one of them is asked about, all tell. */
export function ChartGroup({ children }: ChartGroupProps) {
  const [group] = useState(createGroup)
  return <CursorGroupContext value={group}>{children}</CursorGroupContext>
}
