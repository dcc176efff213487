import './app.css'
import '@fontsource-variable/geist/wght.css'
import '@fontsource-variable/geist-mono/wght.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ApiError } from './api/api-error.ts'
import { queryClient } from './api/query.ts'
import { router } from './router.ts'
import { isServerAway } from './shell/page-refusal.ts'
import { forbidMarkup } from './trusted-types.ts'

if (!__PREVIEW__) forbidMarkup()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')

createRoot(root, {
  onCaughtError: (error) => {
    // What the API refused, or a server that is away, is on the page; anything else is a defect, and belongs into the log.
    // oxlint-disable-next-line eslint/no-console
    if (!(error instanceof ApiError) && !isServerAway(error)) console.error(error)
  },
}).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
