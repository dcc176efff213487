import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { chromiumLaunchOptions } from './harness/chromium.ts'
import { startServer } from './harness/server.ts'
import { signInQuickly } from './harness/sign-in.ts'
import type { Role } from './harness/sign-in.ts'

/** `height` where a page is to be seen whole. */
const routes: readonly { name: string; path: string; role?: Role; height?: number }[] = [
  { name: 'sign-in', path: '/login/demo/local' },
  { name: 'projects', path: '/projects', role: 'operator' },
  { name: 'instances', path: '/projects/storefront/instances', role: 'operator' },
  { name: 'instance-create', path: '/projects/storefront/instances-new', role: 'operator' },
  { name: 'instance-create-whole', path: '/projects/storefront/instances-new', role: 'operator', height: 3200 },
  { name: 'instance', path: '/projects/storefront/instances/db-primary/storage', role: 'operator' },
  { name: 'instance-viewer', path: '/projects/storefront/instances/db-primary/storage', role: 'viewer' },
  { name: 'networking', path: '/projects/storefront/instances/db-primary/networking', role: 'operator' },
  { name: 'instance-connect', path: '/projects/storefront/instances/web-01/connect', role: 'operator' },
  { name: 'instance-settings', path: '/projects/storefront/instances/db-replica-b/settings', role: 'operator' },
  { name: 'affinity', path: '/projects/storefront/affinity', role: 'operator' },
  { name: 'affinity-group', path: '/projects/storefront/affinity/databases', role: 'operator' },
  { name: 'affinity-group-empty', path: '/projects/storefront/affinity/not-used-yet', role: 'operator' },
  { name: 'affinity-empty', path: '/projects/playground/affinity', role: 'operator' },
  { name: 'affinity-create', path: '/projects/storefront/affinity-new', role: 'operator' },
  { name: 'serial-console', path: '/projects/storefront/instances/db-primary/serial-console', role: 'operator' },
  { name: 'serial-console-stopped', path: '/projects/analytics/instances/notebook/serial-console', role: 'operator' },
  { name: 'disks', path: '/projects/storefront/disks', role: 'operator' },
  { name: 'disk-create', path: '/projects/storefront/disks-new', role: 'operator' },
  { name: 'disk', path: '/projects/storefront/disks/web-restored', role: 'operator' },
  { name: 'disk-empty', path: '/projects/playground/disks', role: 'operator' },
  { name: 'snapshots', path: '/projects/storefront/snapshots', role: 'operator' },
  { name: 'snapshots-empty', path: '/projects/playground/snapshots', role: 'operator' },
  { name: 'snapshot-create', path: '/projects/storefront/snapshots-new', role: 'operator' },
  { name: 'snapshot', path: '/projects/storefront/snapshots/web-golden', role: 'operator' },
  { name: 'snapshot-image', path: '/projects/storefront/snapshots/web-golden/images-new', role: 'operator' },
  { name: 'snapshot-disk', path: '/projects/storefront/snapshots/web-golden/disks-new', role: 'operator' },
  { name: 'images', path: '/projects/storefront/images', role: 'operator' },
  { name: 'image', path: '/projects/storefront/images/storefront-web', role: 'operator' },
  { name: 'image-upload', path: '/projects/storefront/images-new', role: 'operator' },
  { name: 'vpcs', path: '/projects/storefront/vpcs', role: 'operator' },
  { name: 'vpc-create', path: '/projects/storefront/vpcs-new', role: 'operator' },
  { name: 'firewall', path: '/projects/storefront/vpcs/search/firewall-rules', role: 'operator' },
  { name: 'firewall-create', path: '/projects/storefront/vpcs/search/firewall-rules-new', role: 'operator' },
  {
    name: 'firewall-edit',
    path: '/projects/storefront/vpcs/search/firewall-rules/allow-queries/edit',
    role: 'operator',
  },
  {
    name: 'firewall-tester',
    path: '/projects/storefront/vpcs/search/rule-tester?from=search-02%2Fnet0&to=search-01%2Fnet0&port=9200',
    role: 'operator',
  },
  { name: 'subnets', path: '/projects/storefront/vpcs/search/subnets', role: 'operator' },
  { name: 'subnet-create', path: '/projects/storefront/vpcs/search/subnets-new', role: 'operator' },
  { name: 'subnet', path: '/projects/storefront/vpcs/search/subnets/nodes', role: 'operator' },
  { name: 'routers', path: '/projects/storefront/vpcs/search/routers', role: 'operator' },
  { name: 'router', path: '/projects/storefront/vpcs/search/routers/inspected', role: 'operator' },
  { name: 'router-system', path: '/projects/storefront/vpcs/search/routers/system', role: 'operator' },
  { name: 'route-create', path: '/projects/storefront/vpcs/search/routers/inspected/routes-new', role: 'operator' },
  {
    name: 'route-default',
    path: '/projects/storefront/vpcs/search/routers/system/routes/default-v4/edit',
    role: 'operator',
  },
  { name: 'gateways', path: '/projects/storefront/vpcs/search/internet-gateways', role: 'operator' },
  { name: 'gateway', path: '/projects/storefront/vpcs/search/internet-gateways/inspected-exit', role: 'operator' },
  { name: 'topology', path: '/projects/storefront/vpcs/search/topology', role: 'operator' },
  { name: 'topology-table', path: '/projects/storefront/vpcs/search/topology?view=table', role: 'operator' },
  { name: 'floating-ips', path: '/projects/storefront/floating-ips', role: 'operator' },
  { name: 'floating-ip-create', path: '/projects/storefront/floating-ips-new', role: 'operator' },
  { name: 'floating-ip-attach', path: '/projects/storefront/floating-ips/legacy-vpn/attach', role: 'operator' },
  { name: 'floating-ip', path: '/projects/storefront/floating-ips/shop-front/edit', role: 'operator' },
  { name: 'empty', path: '/projects/playground/instances', role: 'operator' },
  { name: 'project-create', path: '/projects-new', role: 'operator' },
  { name: 'sign-in-saml', path: '/login/acme/saml/corp-directory' },
  { name: 'device', path: '/device/verify?user_code=BCDF-GHJK', role: 'operator' },
  { name: 'device-success', path: '/device/success', role: 'operator' },
  { name: 'silo-images', path: '/images', role: 'operator' },
  { name: 'silo-images-viewer', path: '/images', role: 'viewer' },
  { name: 'silo-image-promote', path: '/images-promote', role: 'operator' },
  { name: 'utilization', path: '/utilization', role: 'operator' },
  { name: 'access', path: '/access', role: 'operator' },
  { name: 'access-add', path: '/access-new', role: 'operator' },
  { name: 'access-check', path: '/access-check', role: 'operator' },
  { name: 'project-access', path: '/projects/storefront/access', role: 'operator' },
  { name: 'project-access-viewer', path: '/projects/storefront/access', role: 'viewer' },
  { name: 'access-tokens', path: '/settings/access-tokens', role: 'operator' },
  { name: 'system', path: '/system', role: 'operator' },
  { name: 'issues', path: '/system/issues', role: 'operator' },
  { name: 'inventory-sleds', path: '/system/inventory/sleds', role: 'operator' },
  { name: 'inventory-rack', path: '/system/inventory/rack', role: 'operator' },
  { name: 'inventory-rack-table', path: '/system/inventory/rack?view=table', role: 'operator' },
  { name: 'inventory-disks', path: '/system/inventory/disks', role: 'operator' },
  { name: 'inventory-switches', path: '/system/inventory/switches', role: 'operator' },
  { name: 'inventory-racks', path: '/system/inventory/racks', role: 'operator' },
  { name: 'inventory-new', path: '/system/inventory/new-sleds', role: 'operator' },
  { name: 'sled', path: '/system/inventory/sleds/b3f73d62-7449-4379-97ba-a2ebb5cbaa1b/instances', role: 'operator' },
  { name: 'sled-disks', path: '/system/inventory/sleds/b3f73d62-7449-4379-97ba-a2ebb5cbaa1b/disks', role: 'operator' },
  { name: 'physical-disk', path: '/system/inventory/disks/dfff0add-7947-481d-b35c-debe413646aa', role: 'operator' },
  { name: 'switch', path: '/system/inventory/switches/41581420-7fb8-434e-9366-df3543732da5', role: 'operator' },
  { name: 'rack', path: '/system/inventory/racks/001de000-1334-4000-8000-00000000ac4b', role: 'operator' },
  { name: 'silos', path: '/system/silos', role: 'operator' },
  { name: 'silo-create', path: '/system/silos-new', role: 'operator' },
  { name: 'silo-idps', path: '/system/silos/demo/idps', role: 'operator' },
  { name: 'silo-idp-create', path: '/system/silos/demo/idps-new', role: 'operator' },
  { name: 'silo-pools', path: '/system/silos/demo/ip-pools', role: 'operator' },
  { name: 'silo-quotas', path: '/system/silos/lab/quotas', role: 'operator' },
  { name: 'silo-quotas-edit', path: '/system/silos/lab/quotas/edit', role: 'operator' },
  { name: 'silo-fleet-roles', path: '/system/silos/lab/fleet-roles', role: 'operator' },
  { name: 'silo-users', path: '/system/silos/demo/users', role: 'operator' },
  { name: 'silo-access', path: '/system/silos/lab/access', role: 'operator' },
  { name: 'silo-access-add', path: '/system/silos/lab/access-new', role: 'operator' },
  { name: 'quotas', path: '/system/quotas', role: 'operator' },
  { name: 'fleet-access', path: '/system/access', role: 'operator' },
  { name: 'fleet-access-add', path: '/system/access-new', role: 'operator' },
  { name: 'users-builtin', path: '/system/users-builtin', role: 'operator' },
  { name: 'user-builtin', path: '/system/users-builtin/db-init', role: 'operator' },
  { name: 'silo-user-create', path: '/system/silos/demo/users-new', role: 'operator' },
  { name: 'ip-pools', path: '/system/networking/ip-pools', role: 'operator' },
  { name: 'ip-pool', path: '/system/networking/ip-pools/internet', role: 'operator' },
  { name: 'ip-pool-silos', path: '/system/networking/ip-pools/partners?tab=silos', role: 'operator' },
  { name: 'ip-pool-empty', path: '/system/networking/ip-pools/spare', role: 'operator' },
  { name: 'ip-pool-range', path: '/system/networking/ip-pools/internet/ranges-add', role: 'operator' },
  { name: 'address-lots', path: '/system/networking/address-lots', role: 'operator' },
  { name: 'address-lot', path: '/system/networking/address-lots/infrastructure', role: 'operator' },
  { name: 'address-lot-create', path: '/system/networking/address-lots-new', role: 'operator' },
  { name: 'loopbacks', path: '/system/networking/loopbacks', role: 'operator' },
  { name: 'loopback-create', path: '/system/networking/loopbacks-new', role: 'operator' },
  { name: 'switch-ports', path: '/system/networking/switch-ports', role: 'operator' },
  {
    name: 'switch-port',
    path: '/system/networking/switch-ports/ad3fa4b7-8aec-4a84-806c-ac0da297c631',
    role: 'operator',
  },
  {
    name: 'switch-port-lldp',
    path: '/system/networking/switch-ports/ad3fa4b7-8aec-4a84-806c-ac0da297c631/lldp',
    role: 'operator',
  },
  {
    name: 'switch-port-bare',
    path: '/system/networking/switch-ports/2aa56acd-5a32-47b9-88bd-0b50c9368e1c',
    role: 'operator',
  },
  { name: 'port-settings', path: '/system/networking/switch-port-settings', role: 'operator' },
  { name: 'port-settings-view', path: '/system/networking/switch-port-settings/uplink-1', role: 'operator' },
  { name: 'port-settings-edit', path: '/system/networking/switch-port-settings/uplink-1/edit', role: 'operator' },
  { name: 'port-settings-create', path: '/system/networking/switch-port-settings-new', role: 'operator' },
  { name: 'alert-receivers', path: '/system/alerts/receivers', role: 'operator' },
  { name: 'alert-receiver-create', path: '/system/alerts/receivers-new', role: 'operator' },
  { name: 'alert-receiver', path: '/system/alerts/receivers/on-call/subscriptions', role: 'operator' },
  { name: 'alert-subscription', path: '/system/alerts/receivers/on-call/subscriptions-new', role: 'operator' },
  { name: 'alert-secrets', path: '/system/alerts/receivers/on-call/secrets', role: 'operator' },
  { name: 'alert-deliveries', path: '/system/alerts/receivers/on-call/deliveries', role: 'operator' },
  { name: 'alert-classes', path: '/system/alerts/classes', role: 'operator' },
  { name: 'update', path: '/system/update', role: 'operator' },
  { name: 'update-repositories', path: '/system/update/repositories', role: 'operator' },
  { name: 'update-repository', path: '/system/update/repositories/1.0.0', role: 'operator' },
  { name: 'update-trust-roots', path: '/system/update/trust-roots', role: 'operator' },
  { name: 'update-trust-root-create', path: '/system/update/trust-roots-new', role: 'operator' },
  { name: 'support-bundles', path: '/system/support-bundles', role: 'operator' },
  { name: 'metrics-cpu', path: '/projects/storefront/instances/db-primary/metrics/cpu', role: 'operator' },
  {
    name: 'metrics-cpu-all',
    path: '/projects/storefront/instances/db-primary/metrics/cpu?state=all',
    role: 'operator',
  },
  {
    name: 'metrics-disk',
    path: '/projects/storefront/instances/db-primary/metrics/disk?range=last-day',
    role: 'operator',
  },
  { name: 'metrics-network', path: '/projects/storefront/instances/db-primary/metrics/network', role: 'operator' },
  { name: 'metrics-stopped', path: '/projects/analytics/instances/notebook/metrics/network', role: 'operator' },
  { name: 'utilization', path: '/utilization?range=last-week', role: 'viewer' },
  { name: 'system-utilization', path: '/system/utilization', role: 'operator' },
  { name: 'system-utilization-metrics', path: '/system/utilization?tab=metrics&range=last-30-days', role: 'operator' },
  {
    name: 'explorer',
    path: `/system/metrics?query=${encodeURIComponent('get hardware_component:power | filter timestamp > @now() - 1h | align mean_within(1m) | group_by [chassis_serial], sum')}`,
    role: 'operator',
  },
  { name: 'project-explorer', path: '/projects/storefront/metrics', role: 'viewer' },
  { name: 'certificates', path: '/certificates', role: 'admin' },
  { name: 'certificate-create', path: '/certificates-new', role: 'admin' },
  { name: 'authentication', path: '/auth-settings', role: 'admin' },
  { name: 'token-create', path: '/settings/access-tokens-new', role: 'admin' },
  { name: 'probes', path: '/projects/storefront/probes', role: 'operator' },
  { name: 'probe-create', path: '/projects/storefront/probes-new', role: 'operator' },
  { name: 'bgp', path: '/system/networking/bgp', role: 'operator' },
  { name: 'bgp-configs', path: '/system/networking/bgp/configs', role: 'operator' },
  { name: 'bgp-config-create', path: '/system/networking/bgp/configs-new', role: 'operator' },
  { name: 'bgp-sets', path: '/system/networking/bgp/announce-sets', role: 'operator' },
  { name: 'bgp-set-edit', path: '/system/networking/bgp/announce-sets/public/edit', role: 'operator' },
  { name: 'bgp-routes', path: '/system/networking/bgp/routes', role: 'operator' },
  { name: 'bgp-messages', path: '/system/networking/bgp/history', role: 'operator' },
  { name: 'bfd', path: '/system/networking/bfd', role: 'operator' },
  { name: 'bfd-create', path: '/system/networking/bfd-new', role: 'operator' },
  { name: 'service-access', path: '/system/networking/services', role: 'operator' },
  { name: 'api', path: '/system/api', role: 'operator' },
  { name: 'api-operation', path: '/system/api/project_create', role: 'operator' },
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
    for (const size of sizes) {
      const viewport = { ...size, ...(route.height !== undefined && { height: route.height }) }
      for (const colorScheme of colorSchemes) {
        const context = await browser.newContext({
          viewport,
          colorScheme,
          baseURL: server.url,
          reducedMotion: 'reduce',
          // Charts write numbers as the reader does: the container's own locale is none.
          locale: 'en-GB',
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
