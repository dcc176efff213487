import { createFileRoute, Outlet } from '@tanstack/react-router'
import { hasAnswers } from '../api/answers.ts'
import { FrameSkeleton } from '../shell/frame-skeleton.tsx'
import { Frame } from '../shell/frame.tsx'
import { loadViewer } from '../shell/viewer.ts'

/** Everything that needs a session. */
export const Route = createFileRoute('/_signed-in')({
  staticData: { area: 'silo' },
  loader: loadViewer,
  // At once, or the window stays empty, unless what it waits for is there. Later on the page before stays until the next one is.
  pendingMs: hasAnswers() ? 300 : 0,
  // Nor longer than it has to: left alone, the router keeps what it has shown for half a second.
  pendingMinMs: 0,
  pendingComponent: FrameSkeleton,
  component: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
})
