import { useParams, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { useArea } from './area.ts'
import { pageShortcuts } from './shortcuts/page-shortcuts.ts'
import { useShortcuts } from './shortcuts/use-shortcuts.ts'

const loadPalette = () => import('./palette/palette.tsx')
const Palette = lazy(loadPalette)
const KeySheet = lazy(() => import('./shortcuts/key-sheet.tsx'))

interface QuickActions {
  openPalette: () => void
  /** Fetches the palette's code, for it is about to be opened. */
  approach: () => void
  showKeys: () => void
  /** What is open of them. */
  element: ReactNode
}

/** The command palette, the keys of the page and the sheet that lists them. */
export function useQuickActions(): QuickActions {
  const [open, setOpen] = useState<'palette' | 'keys'>()
  const { area, isFleetViewer } = useArea()
  const params = useParams({ strict: false })
  const router = useRouter()
  const showKeys = () => setOpen('keys')
  const close = () => setOpen(undefined)
  const shortcuts = () =>
    pageShortcuts({ area, params, isFleetViewer }, { go: (href) => void router.navigate({ href }), showKeys })
  useShortcuts({ shortcuts, onPalette: () => setOpen((now) => (now === 'palette' ? undefined : 'palette')) })
  return {
    openPalette: () => setOpen('palette'),
    approach: () => void loadPalette(),
    showKeys,
    element: open && (
      <Suspense>
        {open === 'palette' ? (
          <Palette onClose={close} showKeys={showKeys} />
        ) : (
          <KeySheet shortcuts={shortcuts()} onClose={close} />
        )}
      </Suspense>
    ),
  }
}
