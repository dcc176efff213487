import type { Disk, Instance, NetworkInterface, Project, Vpc } from '@plenum/api'
import { expect, test } from 'vitest'
import { terraformText } from './resource.ts'
import { terraformResources } from './resources.ts'
import type { Contents } from './resources.ts'

const time = new Date('2026-01-01T00:00:00Z')
const times = { timeCreated: time, timeModified: time }
const project: Project = { id: 'p-id', name: 'shop', description: 'All of it', ...times }
const vpc: Vpc = {
  id: 'v-id',
  name: 'main-net',
  description: '',
  ...times,
  projectId: project.id,
  systemRouterId: 'r-id',
  dnsName: 'main',
  ipv6Prefix: 'fd00::/48',
}
const disk: Disk = {
  id: 'd-id',
  name: 'web-boot',
  description: '',
  ...times,
  projectId: project.id,
  imageId: 'i-id',
  size: 2 ** 30,
  blockSize: 512,
  devicePath: '/mnt/web-boot',
  state: { state: 'attached', instance: 'n-id' },
}
const instance: Instance = {
  id: 'n-id',
  name: 'web',
  description: 'says "hello"',
  ...times,
  projectId: project.id,
  hostname: 'web',
  ncpus: 2,
  memory: 2 ** 31,
  bootDiskId: disk.id,
  runState: 'running',
  timeRunStateUpdated: time,
  autoRestartEnabled: true,
}
const nic: NetworkInterface = {
  id: 'c-id',
  name: 'net0',
  description: '',
  ...times,
  instanceId: instance.id,
  vpcId: vpc.id,
  subnetId: 's-id',
  mac: 'A8:40:25:F0:00:01',
  ip: '172.30.0.5',
  primary: true,
  transitIps: [],
}
const none: Contents = { vpcs: [], disks: [], floatingIps: [], groups: [], instances: [] }
const contents: Contents = {
  ...none,
  project,
  vpcs: [{ vpc, subnets: [], rules: [], routers: [] }],
  disks: [disk],
  instances: [{ instance, disks: [disk], interfaces: [nic], externalIps: [], sshKeys: [], groups: [] }],
}

function blockOf(text: string, head: string): string {
  return text.split('\n\n').find((block) => block.trimStart().startsWith(head)) ?? ''
}

test('what is part of the configuration is referred to, what is not is named by its id', () => {
  const text = terraformText(terraformResources(contents))
  const block = blockOf(text, 'resource "oxide_instance" "web"')
  expect(block).toContain('project_id       = oxide_project.shop.id')
  expect(block).toContain('boot_disk_id     = oxide_disk.web_boot.id')
  expect(block).toContain('disk_attachments = [oxide_disk.web_boot.id]')
  expect(block).toContain('vpc_id      = oxide_vpc.main_net.id')
  expect(block).toContain('subnet_id   = "s-id"')
  expect(block).toContain('description      = "says \\"hello\\""')
})

test('every resource is imported by its id, the rules of a VPC by the id of that', () => {
  const imports = terraformText(terraformResources(contents))
    .split('\n\n')
    .filter((block) => block.trimStart().startsWith('import {'))
    .map((block) => [...block.matchAll(/(?:to|id) = "?([^"\n]+)"?/g)].map(([, value]) => value))
  expect(imports).toEqual([
    ['oxide_project.shop', 'p-id'],
    ['oxide_vpc.main_net', 'v-id'],
    ['oxide_vpc_firewall_rules.main_net', 'v-id'],
    ['oxide_disk.web_boot', 'd-id'],
    ['oxide_instance.web', 'n-id'],
  ])
})

test('alone, an instance names what is not written down', () => {
  const text = terraformText(terraformResources({ ...none, instances: contents.instances }))
  expect(text).toContain('boot_disk_id     = "d-id"')
  expect(text).not.toContain('resource "oxide_disk"')
})

test('a disk says its block size only when nothing else decides it', () => {
  const [, blank] = terraformResources({ ...none, disks: [disk, { ...disk, imageId: null }] })
  expect(terraformText(terraformResources({ ...none, disks: [disk] }))).not.toContain('block_size')
  expect(blank?.attributes['block_size']).toBe(512)
})
