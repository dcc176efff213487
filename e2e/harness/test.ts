// oxlint-disable no-empty-pattern -- Playwright reads a fixture's dependencies off the pattern, also when there are none
import { expect, test as base } from '@playwright/test'
import { chromiumLaunchOptions } from './chromium.ts'
import { collectConsoleErrors } from './console-errors.ts'
import type { ErrorPattern } from './console-errors.ts'
import { startServer } from './server.ts'
import type { PlenumServer } from './server.ts'
import { signInOnce } from './sign-in.ts'
import type { Role, Sessions } from './sign-in.ts'
import { startStaticHost } from './static-host.ts'
import type { StaticHost } from './static-host.ts'

export { expect }
export { expectNoAxeViolations } from './accessibility.ts'
export { collectConsoleErrors } from './console-errors.ts'
export { OwnProject } from './own-project.ts'
export { startServer } from './server.ts'
export { signIn, signInQuickly } from './sign-in.ts'

interface TestFixtures {
  /** Who the test's page belongs to: `test.use({ role: 'viewer' })`. Nobody by default. */
  role: Role | undefined
  /** What the browser may complain about in a test that provokes failures: `test.use({ allowedConsoleErrors: ['404'] })`. */
  allowedConsoleErrors: readonly ErrorPattern[]
  noConsoleErrors: void
}

interface WorkerFixtures {
  /** Of those who have signed in at one of the worker's servers. */
  sessions: Sessions
  /** A rack of its own for each worker, filled with the demo fleet, in memory. */
  server: PlenumServer
  /** The static build with the control plane inside the page, on a host that knows nothing but files. */
  preview: StaticHost
  /** The gallery of the kit. */
  gallery: StaticHost
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  launchOptions: [
    async ({ launchOptions }, provide) => {
      await provide({ ...launchOptions, ...chromiumLaunchOptions() })
    },
    { scope: 'worker' },
  ],
  sessions: [async ({}, provide) => provide(new Map()), { scope: 'worker' }],
  server: [
    async ({}, provide) => {
      const server = await startServer()
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 30_000 },
  ],
  preview: [
    async ({}, provide) => {
      const preview = await startStaticHost('preview')
      await provide(preview)
      await preview.stop()
    },
    { scope: 'worker' },
  ],
  gallery: [
    async ({}, provide) => {
      const gallery = await startStaticHost('gallery')
      await provide(gallery)
      await gallery.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, provide) => {
    await provide(server.url)
  },
  role: [undefined, { option: true }],
  allowedConsoleErrors: [[], { option: true }],
  context: async ({ context, baseURL, role, sessions }, provide) => {
    if (role && baseURL) await signInOnce(context, baseURL, role, sessions)
    await provide(context)
  },
  noConsoleErrors: [
    async ({ context, allowedConsoleErrors }, provide) => {
      const errors = collectConsoleErrors(context, allowedConsoleErrors)
      await provide()
      expect(errors, 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
})

/** For journeys in the preview: addresses are the preview's, and no server is started. */
export const previewTest = test.extend({
  baseURL: async ({ preview }, provide) => {
    await provide(preview.url)
  },
})

/**
 * For journeys that look at what the demo fleet has under way: that ends some minutes after it was filled, and the server of
 * a worker may be older. These have one of their own.
 */
export const freshTest = test.extend<{ freshServer: PlenumServer }>({
  freshServer: async ({}, provide) => {
    const server = await startServer()
    await provide(server)
    await server.stop()
  },
  baseURL: async ({ freshServer }, provide) => {
    await provide(freshServer.url)
  },
})

/** For the widgets of the kit, without a console around them. */
export const galleryTest = test.extend({
  baseURL: async ({ gallery }, provide) => {
    await provide(gallery.url)
  },
})
