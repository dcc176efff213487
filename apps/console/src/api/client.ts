import { createClient } from '@plenum/api/client'
import type { Transport } from '@plenum/api/client'
import { uploadTransport } from '@plenum/api/upload'
import type { OnProgress } from '@plenum/api/upload'
import type { Operations } from '@plenum/api'
import { routes } from 'virtual:contract-routes'
import { withAnswers } from './answers.ts'

/** A server beside the page, or in the technical preview the control plane inside it. */
const plain: Transport = __PREVIEW__
  ? async (request) => (await (await import('./preview.ts')).previewRack()).fetch(request)
  : withAnswers((request) => fetch(request))

const PREVIEW_LATENCY = [200, 400] as const

/** As slow and as unreliable as the address asks for. Not in what is built for a server. */
function asAddressed(transport: Transport): Transport {
  // As it was opened: the router drops from it what it does not know.
  const { search, hash } = location
  const ready = Promise.all([import('./faults.ts'), import('./fault-settings.ts')]).then(
    ([{ withFaults }, { faultSettings }]) =>
      withFaults(
        transport,
        faultSettings({
          location: { search, hash },
          storage: sessionStorage,
          environment: import.meta.env,
          usualLatency: __PREVIEW__ ? PREVIEW_LATENCY : 0,
        }),
      ),
  )
  return async (request) => (await ready)(request)
}

/** How requests get to whoever answers. */
export const transport = __PREVIEW__ || import.meta.env.DEV ? asAddressed(plain) : plain

export const client = createClient<Operations>(routes, transport, location.origin)

/** The same, telling how much of a body is on its way. In the preview nothing is: it is there at once. */
export function clientTelling(onProgress: OnProgress): typeof client {
  return __PREVIEW__ ? client : createClient<Operations>(routes, uploadTransport(onProgress), location.origin)
}
