import { useMatches } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { FreshnessNotice } from '../freshness/notice.tsx'
import { AreaSidebar } from './area-sidebar.tsx'
import { useArrival } from './arrival.ts'
import { Drawer } from './drawer.tsx'
import { InFrame } from './in-frame.ts'
import { useRecentPlaces } from './palette/use-recent-places.ts'
import { useQuickActions } from './quick-actions.tsx'
import { CONTENT_ID } from './scroll-memory.ts'
import { TopBar } from './top-bar.tsx'

function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="fixed top-2 left-2 z-60 -translate-y-16 rounded-control bg-accent px-3 py-2 text-accent-on focus:translate-y-0"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(CONTENT_ID)?.focus()
      }}
    >
      Skip to content
    </a>
  )
}

/** Whether the page is to fill the room there is, as `frame: 'fill'` says in the static data of its route. */
function useFills(): boolean {
  return useMatches({
    select: (matches) =>
      matches.findLast(({ staticData }) => staticData.frame !== undefined)?.staticData.frame === 'fill',
  })
}

/** Top bar, sidebar and the page between them. */
export function Frame({ children }: { children: ReactNode }) {
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const fills = useFills()
  const quickActions = useQuickActions()
  useArrival()
  useRecentPlaces()
  return (
    <div className="flex h-full flex-col">
      <SkipLink />
      <TopBar
        onOpenDrawer={() => setDrawerOpen(true)}
        onSearch={quickActions.openPalette}
        onApproachSearch={quickActions.approach}
        onShowKeys={quickActions.showKeys}
      />
      <div className="flex min-h-0 flex-1">
        <aside className="w-58 shrink-0 overflow-y-auto border-r border-line bg-surface-sunken max-lg:hidden">
          <AreaSidebar />
        </aside>
        <main
          id={CONTENT_ID}
          tabIndex={-1}
          className={`relative min-w-0 flex-1 outline-none ${fills ? 'flex flex-col overflow-hidden' : 'overflow-y-auto'}`}
        >
          <InFrame value={true}>
            {fills ? (
              children
            ) : (
              <div className="mx-auto flex max-w-screen-2xl flex-col gap-5 px-8 pt-6 pb-12 max-md:px-4 max-md:pt-4">
                {children}
              </div>
            )}
          </InFrame>
        </main>
      </div>
      <Drawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)}>
        <AreaSidebar onGo={() => setDrawerOpen(false)} />
      </Drawer>
      {quickActions.element}
      <FreshnessNotice />
    </div>
  )
}
