import type { Rack } from '@plenum/rack'
import type { Backend } from './backend.ts'
import { secureApi } from './headers.ts'
import { loginPage, signInFirst } from './sign-in.ts'
import { joinSocket } from './stream-socket.ts'

/** The rack in this process. */
export function rackBackend(rack: Rack): Backend {
  return {
    fetch: async (request, asker) => secureApi(await rack.fetch(request, asker?.address)),
    stream: async (request) => {
      const opened = await rack.stream(request)
      if (opened instanceof Response) return secureApi(opened)
      return { join: (socket, track) => joinSocket(socket, opened, track), abandon: () => {} }
    },
    login: (_request, url) => loginPage(rack, url),
    insteadOfPage: async (request, url) => ((await rack.isSignedIn(request)) ? undefined : signInFirst(rack, url)),
  }
}
