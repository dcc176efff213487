import { createFileRoute, Outlet } from '@tanstack/react-router'
import { FrameSkeleton } from '../shell/frame-skeleton.tsx'
import { Frame } from '../shell/frame.tsx'
import { loadViewer } from '../shell/viewer.ts'

/** Everything that needs a session. */
export const Route = createFileRoute('/_signed-in')({
  staticData: { area: 'silo' },
  loader: loadViewer,
  // At once, or the window stays empty. Later on the page before stays until the next one is there.
  pendingMs: 0,
  pendingComponent: FrameSkeleton,
  component: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
})
