import { createBrowserHistory, createHashHistory, createRouter } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'
import type { Area } from './shell/areas.ts'
import type { CrumbSource } from './shell/crumbs.ts'
import { ErrorPage, NotFoundPage } from './shell/error-pages.tsx'
import { rememberScroll } from './shell/scroll-memory.ts'

/** A router at the address where the window is. */
export function openRouter() {
  const router = createRouter({
    routeTree,
    // Any static host can serve the preview: all it needs to know is one file.
    history: __PREVIEW__ ? createHashHistory() : createBrowserHistory(),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    // Pages render again when what they read of the address is another, not whenever there is another address.
    defaultStructuralSharing: true,
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  })

  rememberScroll(router)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof openRouter>
  }
  interface StaticDataRouteOption {
    /** What the page adds to the breadcrumbs and to the browser's title. */
    crumbs?: CrumbSource
    /** Whose sidebar the page has; that of the outer route when left out. */
    area?: Area
    /** `fill`: the page takes all the room there is, up to the edges, and never scrolls as a whole. */
    frame?: 'fill'
  }
}
