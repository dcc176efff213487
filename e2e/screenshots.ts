import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { chromiumLaunchOptions } from './harness/chromium.ts'
import { startServer } from './harness/server.ts'
import { signInQuickly } from './harness/sign-in.ts'
import type { Role } from './harness/sign-in.ts'

const routes: readonly { name: string; path: string; role?: Role }[] = [
  { name: 'sign-in', path: '/login/demo/local' },
  { name: 'projects', path: '/projects', role: 'operator' },
  { name: 'instances', path: '/projects/storefront/instances', role: 'operator' },
  { name: 'instance-create', path: '/projects/storefront/instances-new', role: 'operator' },
  { name: 'instance', path: '/projects/storefront/instances/db-primary/storage', role: 'operator' },
  { name: 'networking', path: '/projects/storefront/instances/db-primary/networking', role: 'operator' },
  { name: 'serial-console', path: '/projects/storefront/instances/db-primary/serial-console', role: 'operator' },
  { name: 'serial-console-stopped', path: '/projects/analytics/instances/notebook/serial-console', role: 'operator' },
  { name: 'disks', path: '/projects/storefront/disks', role: 'operator' },
  { name: 'disk-create', path: '/projects/storefront/disks-new', role: 'operator' },
  { name: 'images', path: '/projects/storefront/images', role: 'operator' },
  { name: 'vpcs', path: '/projects/storefront/vpcs', role: 'operator' },
  { name: 'empty', path: '/projects/playground/instances', role: 'operator' },
  { name: 'project-create', path: '/projects-new', role: 'operator' },
  { name: 'silos', path: '/system/silos', role: 'operator' },
  { name: 'profile', path: '/settings/profile', role: 'operator' },
  { name: 'help-access', path: '/help/access', role: 'operator' },
  { name: 'ssh-keys', path: '/settings/ssh-keys', role: 'operator' },
  { name: 'ssh-key-create', path: '/settings/ssh-keys-new', role: 'operator' },
  { name: 'not-found', path: '/projects/nothing/instances', role: 'operator' },
  { name: 'no-role', path: '/projects', role: 'newcomer' },
]

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]

const colorSchemes = ['dark', 'light'] as const

const [target, filter = ''] = process.argv.slice(2)
if (target === undefined) {
  process.stderr.write('node e2e/screenshots.ts FOLDER [part of a name]\n')
  process.exit(1)
}
const folder = resolve(target)
await mkdir(folder, { recursive: true })

const server = await startServer()
const browser = await chromium.launch(chromiumLaunchOptions())
try {
  await takeAll(browser)
} finally {
  await browser.close()
  await server.stop()
}

async function takeAll(browser: Browser): Promise<void> {
  for (const route of routes.filter(({ name }) => name.includes(filter))) {
    for (const viewport of sizes) {
      for (const colorScheme of colorSchemes) {
        const context = await browser.newContext({
          viewport,
          colorScheme,
          baseURL: server.url,
          reducedMotion: 'reduce',
        })
        if (route.role) await signInQuickly(context.request, server.url, route.role)
        const page = await context.newPage()
        await page.goto(route.path, { waitUntil: 'networkidle' })
        const file = `${route.name}-${viewport.width}-${colorScheme}.png`
        await page.screenshot({ path: join(folder, file) })
        process.stdout.write(`${file}\n`)
        await context.close()
      }
    }
  }
}
