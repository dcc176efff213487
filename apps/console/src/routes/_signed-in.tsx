import { createFileRoute, Outlet } from '@tanstack/react-router'
import { query, queryClient } from '../api/query.ts'
import { Frame } from '../shell/frame.tsx'

/** Everything that needs a session. */
export const Route = createFileRoute('/_signed-in')({
  staticData: { area: 'silo' },
  loader: () => queryClient.ensureQueryData({ ...query('currentUserView', {}), staleTime: 60_000 }),
  component: () => (
    <Frame>
      <Outlet />
    </Frame>
  ),
})
