import { Button, Wordmark } from '@plenum/ui'
import { Link, useRouterState } from '@tanstack/react-router'
import { Menu as MenuIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { AreaSidebar } from './area-sidebar.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Drawer } from './drawer.tsx'
import { InFrame } from './in-frame.ts'
import { ThemeMenu } from './theme-menu.tsx'
import { UserMenu } from './user-menu.tsx'

function TopBar({ onOpenDrawer }: { onOpenDrawer: () => void }) {
  return (
    <header className="flex h-12 items-center gap-2 border-b border-line bg-surface-sunken pr-4 max-lg:pl-2 max-sm:pr-2">
      <div className="flex h-full shrink-0 items-center lg:w-58 lg:border-r lg:border-line lg:px-4">
        <span className="lg:hidden">
          <Button
            variant="ghost"
            size="sm"
            isIconOnly
            aria-label="Open navigation"
            icon={<MenuIcon />}
            onPress={onOpenDrawer}
          />
        </span>
        <Link to="/projects" aria-label="Plenum, projects" className="flex text-text no-underline max-lg:hidden">
          <Wordmark />
        </Link>
      </div>
      <div className="flex min-w-0 flex-1 items-center gap-2 lg:pl-3">
        <Breadcrumbs />
        <ThemeMenu />
        <UserMenu />
      </div>
    </header>
  )
}

/** Moves the focus to the heading of a new page, so that it is read out, or into its form. */
function useFocusOnNavigation() {
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const last = useRef(pathname)
  // The document's focus is outside of React.
  useEffect(() => {
    const isFirst = last.current === undefined
    if (last.current === pathname) return
    last.current = pathname
    // Arrow keys walk along tabs, each of which is a page; a dialog has its own first field.
    if (isFirst || document.activeElement?.matches('[role=tab], [role=dialog] *')) return
    const start = document.querySelector<HTMLElement>('#content form input') ?? document.querySelector('h1')
    start?.focus({ preventScroll: true })
  }, [pathname])
}

/** Top bar, sidebar and the page between them. */
export function Frame({ children }: { children: ReactNode }) {
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  useFocusOnNavigation()
  return (
    <div className="flex h-full flex-col">
      <a
        href="#content"
        className="fixed top-2 left-2 z-60 -translate-y-16 rounded-control bg-accent px-3 py-2 text-accent-on focus:translate-y-0"
        onClick={(event) => {
          event.preventDefault()
          document.getElementById('content')?.focus()
        }}
      >
        Skip to content
      </a>
      <TopBar onOpenDrawer={() => setDrawerOpen(true)} />
      <div className="flex min-h-0 flex-1">
        <aside className="w-58 shrink-0 overflow-y-auto border-r border-line bg-surface-sunken max-lg:hidden">
          <AreaSidebar />
        </aside>
        <main
          id="content"
          data-scroll-restoration-id="content"
          tabIndex={-1}
          className="relative min-w-0 flex-1 overflow-y-auto outline-none"
        >
          <div className="mx-auto flex max-w-screen-2xl flex-col gap-5 px-8 pt-6 pb-12 max-md:px-4 max-md:pt-4">
            <InFrame value={true}>{children}</InFrame>
          </div>
        </main>
      </div>
      <Drawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)}>
        <AreaSidebar onGo={() => setDrawerOpen(false)} />
      </Drawer>
    </div>
  )
}
