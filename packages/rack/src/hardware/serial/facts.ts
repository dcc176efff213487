import { printable, guestOs } from '../guest/os.ts'
import type { GuestDisk, GuestFacts, GuestInterface } from '../guest/facts.ts'
import { disksOf } from '../../resources/instance/disks.ts'
import { interfacesOf } from '../../resources/network-interface/insert.ts'
import type { Documents } from '../../store/kinds.ts'
import type { Reader } from '../../store/store.ts'

type Instance = Documents['instance']
type Disk = Documents['disk']

/** The one that it runs from first: the one that was chosen, or else the one that the firmware finds first. */
async function disksInOrder(tx: Reader, { id, bootDiskId }: Instance): Promise<Disk[]> {
  const rank = (disk: Disk) => (disk.id === bootDiskId ? -1 : (disk.slot ?? 0))
  return (await disksOf(tx, id)).toSorted((a, b) => rank(a) - rank(b))
}

async function toInterface(tx: Reader, { mac, ip, subnetId }: Documents['networkInterface']): Promise<GuestInterface> {
  const subnet = await tx.get('vpcSubnet', subnetId)
  const block = ip.includes(':') ? subnet?.ipv6Block : subnet?.ipv4Block
  return { mac, ip, prefixLength: Number(block?.split('/')[1] ?? 0) }
}

/** What the guest of an instance finds. */
export async function guestFacts(tx: Reader, instance: Instance, bootedAt: Date, now: Date): Promise<GuestFacts> {
  const disks = await disksInOrder(tx, instance)
  const imageId = disks[0]?.imageId
  const nics = (await interfacesOf(tx, instance.id)).toSorted((a, b) => Number(b.primary) - Number(a.primary))
  const keys = await Promise.all(instance.sshKeyIds.map((id) => tx.get('sshKey', id)))
  return {
    instanceId: instance.id,
    hostname: instance.hostname,
    ncpus: instance.ncpus,
    memory: instance.memory,
    os: guestOs(imageId ? await tx.get('image', imageId) : undefined),
    disks: disks.map(({ size }, number): GuestDisk => ({ number, size, isRoot: number === 0 })),
    interfaces: await Promise.all(nics.map((nic) => toInterface(tx, nic))),
    authorizedKeys: keys.flatMap((key) => (key ? [printable(key.publicKey)] : [])),
    bootedAt,
    now,
  }
}
