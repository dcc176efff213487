import { createMemoryStore, createRack, fillDemoFleet, filesInMemory } from '@plenum/rack'
import type { Passwords, Rack, SessionCarrier } from '@plenum/rack'

/** Everybody knows the preview's passwords, so they are kept as they are. */
const passwords: Passwords = {
  hash: async (password) => password,
  verify: async (password, hash) => password === hash,
}

/** Pages can neither read nor set an HttpOnly cookie themselves: the preview keeps the token in a variable. */
function sessionInMemory(): SessionCarrier {
  let current: string | null = null
  return {
    read: () => current ?? undefined,
    write: (_headers, token) => {
      current = token
    },
  }
}

const TICK_EVERY = 250
/** What support bundles and uploads may take of the page's memory. */
const FILES_MAX = 64 * 1024 * 1024

async function start(): Promise<Rack> {
  const store = createMemoryStore()
  await fillDemoFleet({ store, passwords })
  const rack = createRack({ store, passwords, sessions: sessionInMemory(), files: filesInMemory(FILES_MAX) })
  setInterval(() => void rack.tick(), TICK_EVERY)
  return rack
}

let rack: Promise<Rack> | undefined

/** The control plane of this page; it lives until the page is loaded anew. */
export function previewRack(): Promise<Rack> {
  rack ??= start()
  return rack
}
