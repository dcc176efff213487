import { createFileRoute, redirect } from '@tanstack/react-router'
import { backSearch } from '../../shell/back-search.ts'

/** A server answers this address itself; the technical preview has none, and one silo to sign in to. */
export const Route = createFileRoute('/login/')({
  validateSearch: backSearch,
  beforeLoad: ({ search }) => {
    if (!__PREVIEW__) return
    throw redirect({ to: '/login/$silo/local', params: { silo: 'demo' }, search, replace: true })
  },
})
