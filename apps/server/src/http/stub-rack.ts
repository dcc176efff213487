import type { Rack } from '@plenum/rack'

async function answer(): Promise<Response> {
  const requestId = '00000000-0000-4000-8000-000000000001'
  return new Response('{"items":[]}', { headers: { 'content-type': 'application/json', 'x-request-id': requestId } })
}

/** For tests of what is around a rack: one that nobody is signed in to, and that answers everything alike. */
export function stubRack(changes: Partial<Rack> = {}): Rack {
  return {
    fetch: answer,
    stream: answer,
    tick: async () => {},
    idle: async () => {},
    isSignedIn: async () => false,
    loginPage: async () => ({ path: '/login/demo/local' }),
    ...changes,
  }
}
