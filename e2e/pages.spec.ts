import { operatorTest } from './harness/operator-page.ts'
import { expect, expectNoAxeViolations, test } from './harness/test.ts'

/** Every page, and a word that tells that it is there. */
const pages = [
  ['/projects', 'storefront'],
  ['/projects-new', 'Create project'],
  ['/projects/storefront/edit', 'Update project'],
  ['/projects/storefront/instances', 'db-primary'],
  ['/projects/playground/instances', 'No instances'],
  ['/projects/storefront/instances-new', 'Restart after a failure'],
  ['/projects/storefront/instances/db-primary/storage', 'db-primary-boot'],
  ['/projects/storefront/instances/db-primary/networking', '172.30.0.'],
  ['/projects/storefront/instances/db-primary/connect', 'SSH'],
  ['/projects/storefront/instances/db-replica-b/settings', 'Auto-restart'],
  ['/projects/storefront/affinity', 'Anti-affinity'],
  ['/projects/storefront/affinity/databases', 'Members run on different sleds'],
  ['/projects/storefront/affinity-new', 'Create affinity group'],
  ['/projects/playground/affinity', 'No affinity groups'],
  ['/projects/storefront/instances/db-primary/serial-console', 'login:'],
  ['/projects/analytics/instances/notebook/serial-console', 'The instance is stopped'],
  ['/projects/storefront/disks', 'db-archive-2025'],
  ['/projects/storefront/disks-new', 'Create disk'],
  ['/projects/storefront/disks/web-restored', 'To look at the web tier as it was'],
  ['/projects/playground/disks', 'No disks'],
  ['/projects/storefront/snapshots', 'checkout-experiment'],
  ['/projects/playground/snapshots', 'No snapshots'],
  ['/projects/storefront/snapshots-new', 'Create snapshot'],
  ['/projects/storefront/snapshots/web-golden', 'What storefront-web is made of'],
  ['/projects/storefront/snapshots/web-golden/images-new', 'Create image from snapshot'],
  ['/projects/storefront/snapshots/web-golden/disks-new', 'Create disk'],
  ['/projects/storefront/images', 'debian-13'],
  ['/projects/storefront/images/storefront-web', 'Image details'],
  ['/projects/storefront/images-new', 'Image file'],
  ['/projects/storefront/vpcs', 'default'],
  ['/projects/storefront/vpcs-new', 'Create VPC'],
  ['/projects/storefront/vpcs/search/edit', 'Update VPC'],
  ['/projects/storefront/vpcs/search/firewall-rules', 'allow-internal-inbound'],
  ['/projects/storefront/vpcs/search/firewall-rules-new', 'Add firewall rule'],
  ['/projects/storefront/vpcs/search/firewall-rules/allow-queries/edit', 'Nothing is allowed or denied'],
  ['/projects/storefront/vpcs/search/rule-tester', 'Who reaches whom'],
  ['/projects/storefront/vpcs/search/rule-tester?from=203.0.113.9&to=search-01%2Fnet0', 'does not reach search-01'],
  ['/projects/storefront/access', 'engineering'],
  ['/projects/storefront/access-new', 'Assign role'],
  ['/projects/storefront/access-check', 'What a person may do'],
  ['/images', 'alpine-3-24'],
  ['/images-promote', 'Every project of the silo can see'],
  ['/utilization', 'of 800'],
  ['/access', 'engineering'],
  ['/access-new', 'Assign role'],
  ['/settings/access-tokens', 'No access tokens'],
  ['/device/verify', 'Only go on if you started this yourself'],
  ['/device/success', 'Device logged in'],
  ['/projects/storefront/vpcs/search/subnets', 'Members of the cluster'],
  ['/projects/storefront/vpcs/search/subnets-new', 'Create VPC subnet'],
  ['/projects/storefront/vpcs/search/subnets/nodes', 'Network interfaces'],
  ['/projects/storefront/vpcs/search/subnets/nodes/edit', 'Edit VPC subnet'],
  ['/projects/storefront/vpcs/search/routers', 'Past the inspection host'],
  ['/projects/storefront/vpcs/search/routers-new', 'Create router'],
  ['/projects/storefront/vpcs/search/routers/inspected/edit', 'Edit router'],
  ['/projects/storefront/vpcs/search/routers/inspected', 'legacy-feed'],
  ['/projects/storefront/vpcs/search/routers/system', 'default-v4'],
  ['/projects/storefront/vpcs/search/routers/inspected/routes-new', 'Create route'],
  ['/projects/storefront/vpcs/search/routers/inspected/routes/to-ingest/edit', 'Edit route'],
  ['/projects/storefront/vpcs/search/routers/system/routes/default-v4/edit', 'only the target can be changed'],
  ['/projects/storefront/vpcs/search/internet-gateways', 'For what has been inspected'],
  ['/projects/storefront/vpcs/search/internet-gateways-new', 'Create internet gateway'],
  ['/projects/storefront/vpcs/search/internet-gateways/inspected-exit', '203.0.113.40'],
  ['/projects/storefront/vpcs/search/internet-gateways/spare/ip-pools-new', 'Attach IP pool'],
  ['/projects/storefront/vpcs/search/internet-gateways/spare/ip-addresses-new', 'Attach IP address'],
  ['/projects/storefront/vpcs/search/topology?view=picture', 'inspected-exit'],
  ['/projects/storefront/vpcs/search/topology?view=table', 'Instances and their way out'],
  ['/projects/storefront/floating-ips', 'maintenance-page'],
  ['/projects/playground/floating-ips', 'No floating IPs'],
  ['/projects/storefront/floating-ips-new', 'Create floating IP'],
  ['/projects/storefront/floating-ips/shop-front/edit', 'Edit floating IP'],
  ['/projects/storefront/floating-ips/legacy-vpn/attach', 'Attach floating IP'],
  ['/projects/storefront/probes', 'No probes'],
  ['/projects/storefront/probes-new', 'Create probe'],
  ['/certificates', 'No certificates'],
  ['/certificates-new', 'Its private key'],
  ['/auth-settings', 'Longest lifetime'],
  ['/settings/access-tokens-new', 'Lifetime'],
  ['/settings/profile', 'User ID'],
  ['/settings/ssh-keys', 'No SSH keys'],
  ['/settings/ssh-keys-new', 'Create SSH key'],
  ['/system', 'What there is'],
  ['/system/issues', 'What was looked at'],
  ['/system/inventory/sleds', 'SLD-0001'],
  ['/system/inventory/rack', 'Would it fit?'],
  ['/system/inventory/rack?view=table', 'Would it fit?'],
  ['/system/inventory/disks', 'MX-3200'],
  ['/system/inventory/switches', 'SWT-0001'],
  ['/system/inventory/racks', 'New sleds'],
  ['/system/inventory/new-sleds', 'SLD-0014'],
  ['/system/inventory/sleds/b3f73d62-7449-4379-97ba-a2ebb5cbaa1b/instances', '128 usable'],
  ['/system/inventory/sleds/b3f73d62-7449-4379-97ba-a2ebb5cbaa1b/disks', 'SLD-0001-U20'],
  ['/system/inventory/disks/dfff0add-7947-481d-b35c-debe413646aa', 'Form factor'],
  ['/system/inventory/switches/41581420-7fb8-434e-9366-df3543732da5', 'Revision'],
  ['/system/inventory/racks/001de000-1334-4000-8000-00000000ac4b', 'New sleds'],
  ['/system/silos', 'Discoverable'],
  ['/system/silos-new', 'Create silo'],
  ['/system/silos/demo/idps', 'No identity providers'],
  ['/system/silos/demo/idps-new', 'Request signing'],
  ['/system/silos/demo/ip-pools', 'ipv6-trial'],
  ['/system/silos/demo/quotas', 'Provisioned'],
  ['/system/silos/demo/quotas/edit', 'Memory quota'],
  ['/system/silos/demo/fleet-roles', 'No mapped fleet roles'],
  ['/system/silos/demo/users', 'engineering'],
  ['/system/silos/demo/users-new', 'Generate password'],
  ['/system/silos/lab/access', 'researcher'],
  ['/system/silos/lab/access-new', 'Assign role'],
  ['/system/quotas', 'Quotas of silos'],
  ['/system/access', 'Through roles in silos'],
  ['/system/access-new', 'Assign role'],
  ['/system/users-builtin', 'service-balancer'],
  ['/system/users-builtin/service-balancer', 'Built-in user'],
  ['/system/networking/ip-pools', 'lab-internet'],
  ['/system/networking/ip-pools-new', 'Create IP pool'],
  ['/system/networking/ip-pools/internet', '198.18.15.255'],
  ['/system/networking/ip-pools/internet?tab=silos', 'Pool is silo default'],
  ['/system/networking/ip-pools/internet/edit', 'Update IP pool'],
  ['/system/networking/ip-pools/internet/ranges-add', 'Only IPv4'],
  ['/system/networking/address-lots', 'infrastructure'],
  ['/system/networking/address-lots-new', 'Create address lot'],
  ['/system/networking/address-lots/infrastructure', 'In use by'],
  ['/system/networking/loopbacks', '192.0.2.160/32'],
  ['/system/networking/loopbacks-new', 'Create loopback address'],
  ['/system/networking/switch-ports?filter=uplink', 'edge-1.example.net'],
  // The port qsfp0 of switch0, which has settings.
  ['/system/networking/switch-ports/ad3fa4b7-8aec-4a84-806c-ac0da297c631', 'Ethernet1/1'],
  ['/system/networking/switch-ports/ad3fa4b7-8aec-4a84-806c-ac0da297c631/apply', 'They take the place of'],
  ['/system/networking/switch-ports/ad3fa4b7-8aec-4a84-806c-ac0da297c631/lldp', 'Update LLDP'],
  ['/system/networking/switch-port-settings', 'uplink-1'],
  ['/system/networking/switch-port-settings/uplink-1', '192.0.2.138'],
  ['/system/networking/switch-port-settings/uplink-1/edit', 'In effect at once'],
  ['/system/networking/switch-port-settings-new', 'Create port settings'],
  ['/system/networking/bgp', 'established'],
  ['/system/networking/bgp/configs', 'Towards the routers'],
  ['/system/networking/bgp/configs-new', 'Create BGP configuration'],
  ['/system/networking/bgp/announce-sets', '198.18.0.0/20'],
  ['/system/networking/bgp/announce-sets/public/edit', 'Update announce set'],
  ['/system/networking/bgp/routes', 'Learned from peers'],
  ['/system/networking/bgp/history', 'keep alive'],
  ['/system/networking/bfd', '192.0.2.134'],
  ['/system/networking/bfd-new', 'Detection threshold'],
  ['/system/networking/services', 'Inbound ICMP'],
  ['/system/api', 'Used in the console'],
  ['/system/api/project_create', 'Try it'],
  ['/system/alerts/receivers', 'hooks.example.com'],
  ['/system/alerts/receivers-new', 'Generate secret'],
  ['/system/alerts/receivers/on-call/subscriptions', 'Classes now'],
  ['/system/alerts/receivers/on-call/subscriptions-new', 'a pattern'],
  ['/system/alerts/receivers/on-call/edit', 'Update alert receiver'],
  ['/system/alerts/receivers/on-call/secrets', 'To replace a secret'],
  ['/system/alerts/receivers/on-call/deliveries', 'Last result'],
  ['/system/alerts/classes', 'An instance has failed'],
  ['/system/update', 'Target release'],
  ['/system/update/repositories', 'Look up a release'],
  ['/system/update/repositories/1.0.0', 'control-plane'],
  ['/system/update/trust-roots', 'Version'],
  ['/system/update/trust-roots-new', 'Signed root role'],
  ['/system/support-bundles', 'No support bundles'],
  ['/projects/storefront/instances/db-primary/metrics/cpu', 'CPU utilization: Running'],
  ['/projects/storefront/instances/db-primary/metrics/disk', 'Disk flushes'],
  ['/projects/storefront/instances/db-primary/metrics/network', 'Packets dropped'],
  ['/projects/storefront/metrics', 'Read and written side by side'],
  ['/system/metrics?query=get+hardware_component:power+|+filter+timestamp+>+@now()-1h', 'The first 8 of'],
  ['/system/utilization', 'Physical capacity'],
  ['/system/utilization?tab=metrics', 'Size of all disks and snapshots'],
  ['/help/access', 'Where roles come from'],
] as const

for (const [path, word] of pages) {
  operatorTest(
    `${path} can be used by everyone, in the dark and in the light, on a desk and on a phone`,
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.goto(path)
      await expect(page.getByText(word).first()).toBeVisible()
      await expectNoAxeViolations(page)
      await page.emulateMedia({ colorScheme: 'light' })
      await expectNoAxeViolations(page, { isColorOnly: true })
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(page.getByText(word).first()).toBeVisible()
      await expectNoAxeViolations(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectNoAxeViolations(page, { isColorOnly: true })
    },
  )
}

test.describe('without a session', () => {
  for (const colorScheme of ['dark', 'light'] as const) {
    test(`sign-in can be used by everyone in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto('/login/demo/local')
      await expect(page.getByLabel('Username')).toBeVisible()
      await expectNoAxeViolations(page)
    })
  }
})

test.describe('that are not there', () => {
  test.use({ role: 'operator', allowedConsoleErrors: ['404'] })

  test('can be left by everyone', async ({ page }) => {
    await page.goto('/projects/nothing-here/instances')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expectNoAxeViolations(page)
  })
})
