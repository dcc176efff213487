import type { Rack } from '@plenum/rack'

/** For tests of what is around a rack: one that nobody is signed in to, and that answers everything alike. */
export function stubRack(changes: Partial<Rack> = {}): Rack {
  return {
    fetch: async () =>
      new Response('{"items":[]}', {
        headers: { 'content-type': 'application/json', 'x-request-id': '00000000-0000-4000-8000-000000000001' },
      }),
    tick: async () => {},
    isSignedIn: async () => false,
    loginPath: async () => '/login/demo/local',
    ...changes,
  }
}
