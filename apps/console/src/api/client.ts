import { createClient } from '@plenum/api/client'
import type { Transport } from '@plenum/api/client'
import type { Operations } from '@plenum/api'
import { routes } from 'virtual:contract-routes'

/** A server beside the page, or in the technical preview the control plane inside it. */
const transport: Transport = __PREVIEW__
  ? async (request) => (await (await import('./preview.ts')).previewRack()).fetch(request)
  : (request) => fetch(request)

export const client = createClient<Operations>(routes, transport, location.origin)
