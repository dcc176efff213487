import { ipFamily, ipNumber, ipText, isHalted } from '@plenum/api'
import type { VirtualResourceCounts } from '@plenum/api'
import { FLEET_ID } from '../store/kinds.ts'
import type { Everything } from './everything.ts'

type Group = { id: string; projectId: string }
type Member = { groupId: string; instanceId: string }

function twice(what: string, keys: readonly string[]): string[] {
  const seen = new Set<string>()
  return keys.flatMap((key) => {
    if (seen.has(key)) return [`${what} twice: ${key}`]
    seen.add(key)
    return []
  })
}

function addresses({ networkInterface, externalIp, floatingIp }: Everything): string[] {
  const floating = externalIp.filter(({ use }) => use === 'floating').map(({ ipPoolId, ip }) => `${ipPoolId} ${ip}`)
  const named = new Set(floatingIp.map(({ ipPoolId, ip }) => `${ipPoolId} ${ip}`))
  return [
    ...twice(
      'address in a subnet',
      networkInterface.map(({ subnetId, ip }) => `${subnetId} ${ip}`),
    ),
    ...twice(
      'MAC',
      networkInterface.map(({ mac }) => mac),
    ),
    ...twice(
      'address of a pool',
      externalIp.map(({ ipPoolId, ip }) => `${ipPoolId} ${ip}`),
    ),
    ...twice(
      'floating address',
      floatingIp.map(({ ipPoolId, ip }) => `${ipPoolId} ${ip}`),
    ),
    ...twice(
      'ephemeral IP of',
      externalIp.flatMap((each) => (each.use === 'ephemeral' ? each.instanceId : [])),
    ),
    ...floating.filter((key) => !named.has(key)).map((key) => `floating address that is nobody's: ${key}`),
    ...[...named].filter((key) => !floating.includes(key)).map((key) => `floating IP without its address: ${key}`),
  ]
}

/** Of the addresses that a range says are in use, all are, to the last. */
function ranges({ ipPoolRange, externalIp }: Everything): string[] {
  const used = new Set(externalIp.map(({ ipPoolId, ip }) => `${ipPoolId} ${ipNumber(ip)}`))
  return ipPoolRange.flatMap(({ ipPoolId, range, usedUpTo }) => {
    if (usedUpTo === undefined) return []
    const first = ipNumber(range.first)
    const many = Array.from({ length: Number(ipNumber(usedUpTo) - first) + 1 }, (_, at) => first + BigInt(at))
    return many
      .filter((number) => !used.has(`${ipPoolId} ${number}`))
      .map((number) => `taken for used: ${ipText(number, ipFamily(usedUpTo))}`)
  })
}

/** Instances and the addresses that they share for what they send out name each other. */
function sourceNat({ externalIp, instance }: Everything): string[] {
  const shared = externalIp.flatMap((each) =>
    each.use === 'source_nat' ? each.instanceIds.flatMap((id) => (id === null ? [] : `${each.id} ${id}`)) : [],
  )
  const own = instance.flatMap(({ id, sourceNatId }) => (sourceNatId === null ? [] : `${sourceNatId} ${id}`))
  return [
    ...twice('source NAT', shared),
    ...shared.filter((key) => !own.includes(key)).map((key) => `source NAT that its instance does not know: ${key}`),
    ...own.filter((key) => !shared.includes(key)).map((key) => `source NAT that is not the instance's: ${key}`),
  ]
}

function interfaces({ instance, networkInterface, vpc }: Everything): string[] {
  const projectOfVpc = new Map(vpc.map(({ id, projectId }) => [id, projectId]))
  return instance.flatMap(({ id, projectId }) => {
    const own = networkInterface.filter(({ instanceId }) => instanceId === id)
    return [
      ...(own.length > 0 && own.filter(({ primary }) => primary).length !== 1
        ? [`not one primary interface: ${id}`]
        : []),
      ...(new Set(own.map(({ vpcId }) => vpcId)).size > 1 ? [`interfaces in several VPCs: ${id}`] : []),
      ...own.filter(({ vpcId }) => projectOfVpc.get(vpcId) !== projectId).map((nic) => `in another project: ${nic.id}`),
      ...twice(
        'subnet of an instance',
        own.map(({ subnetId }) => `${id} ${subnetId}`),
      ),
    ]
  })
}

function disks({ disk, instance }: Everything): string[] {
  const attached = disk.flatMap(({ id, projectId, slot, state }) =>
    'instance' in state ? [{ id, projectId, slot, instanceId: state.instance }] : [],
  )
  const projectOf = new Map(instance.map(({ id, projectId }) => [id, projectId]))
  const free = disk.filter(({ slot, state }) => slot !== null && !('instance' in state))
  const boot = instance.filter(
    ({ id, bootDiskId }) =>
      bootDiskId !== null && !attached.some((each) => each.id === bootDiskId && each.instanceId === id),
  )
  return [
    ...twice(
      'slot',
      attached.map(({ instanceId, slot }) => `${instanceId} ${slot}`),
    ),
    ...attached.filter((each) => each.slot === null || each.slot > 7).map(({ id }) => `attached without a slot: ${id}`),
    ...attached
      .filter((each) => projectOf.get(each.instanceId) !== each.projectId)
      .map(({ id }) => `across projects: ${id}`),
    ...free.map(({ id }) => `a slot, but not attached: ${id}`),
    ...boot.map(({ id }) => `boots from a disk that it does not have: ${id}`),
  ]
}

function members(what: string, groups: readonly Group[], list: readonly Member[], { instance }: Everything): string[] {
  const projectOf = new Map([...groups, ...instance].map(({ id, projectId }) => [id, projectId]))
  const apart = list.filter(({ groupId, instanceId }) => projectOf.get(groupId) !== projectOf.get(instanceId))
  return [
    ...twice(
      what,
      list.map(({ groupId, instanceId }) => `${groupId} ${instanceId}`),
    ),
    ...apart.map(({ groupId, instanceId }) => `${what} of another project: ${groupId} ${instanceId}`),
  ]
}

function placement({ instance }: Everything): string[] {
  return instance
    .filter(({ runState, sledId }) => isHalted(runState) !== (sledId === null))
    .map(({ id, runState, sledId }) => `${runState} on ${sledId ?? 'no sled'}: ${id}`)
}

/** The system router of a VPC has one route to each of its subnets. */
function subnetRoutes({ vpc, vpcSubnet, routerRoute }: Everything): string[] {
  return vpc.flatMap(({ id, systemRouterId }) => {
    const routes = routerRoute.filter((each) => each.vpcRouterId === systemRouterId && each.kind === 'vpc_subnet')
    const leadTo = routes.map(({ target }) => ('value' in target ? target.value : target.type)).toSorted()
    const subnets = vpcSubnet.filter(({ vpcId }) => vpcId === id).map(({ name }) => name)
    return leadTo.join() === subnets.toSorted().join() ? [] : [`routes of ${id} lead to ${leadTo.join()}`]
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** What a project has, counted from what is there. */
export function usedBy({ instance, disk, snapshot }: Everything, projectId: string): VirtualResourceCounts {
  const vms = instance.filter((each) => each.projectId === projectId && !isHalted(each.runState))
  const stored = [...disk, ...snapshot].filter((each) => each.projectId === projectId)
  return {
    cpus: sum(vms.map(({ ncpus }) => ncpus)),
    memory: sum(vms.map(({ memory }) => memory)),
    storage: sum(stored.map(({ size }) => size)),
  }
}

/** What the projects of a silo have together. */
export function usedByAll(all: Everything): VirtualResourceCounts {
  let total = { cpus: 0, memory: 0, storage: 0 }
  for (const { id } of all.project) {
    const { cpus, memory, storage } = usedBy(all, id)
    total = { cpus: total.cpus + cpus, memory: total.memory + memory, storage: total.storage + storage }
  }
  return total
}

function silosWith(all: Everything) {
  return all.silo.map(({ id }) => {
    const project = all.project.filter(({ siloId }) => siloId === id)
    return { id, there: usedByAll({ ...all, project }) }
  })
}

function provisioning(all: Everything): string[] {
  const fleet = { id: FLEET_ID, there: usedByAll(all) }
  const owners = [...all.project.map(({ id }) => ({ id, there: usedBy(all, id) })), ...silosWith(all), fleet]
  return owners.flatMap(({ id, there }) => {
    const { cpus = 0, memory = 0, storage = 0 } = all.provisioning.find((each) => each.id === id) ?? {}
    const isSame = cpus === there.cpus && memory === there.memory && storage === there.storage
    return isSame ? [] : [`counted for ${id}: ${JSON.stringify([cpus, memory, storage])}, is: ${JSON.stringify(there)}`]
  })
}

function asText({ cpus, memory, storage }: VirtualResourceCounts): string {
  return JSON.stringify([cpus, memory, storage])
}

/** Each account has one step that is not over, and that one says the same. */
function history({ provisioning, provisioningStep }: Everything): string[] {
  const last = provisioningStep.filter(({ until }) => until === null)
  const told = last.map((step) => `${step.collectionId} ${step.at} ${asText(step)}`)
  const counted = new Set(provisioning.map((each) => `${each.id} ${each.lastStepAt} ${asText(each)}`))
  return [
    ...twice(
      'last step of',
      last.map(({ collectionId }) => collectionId),
    ),
    ...told.filter((key) => !counted.has(key)).map((key) => `history ends otherwise than what is counted: ${key}`),
    ...[...counted].filter((key) => !told.includes(key)).map((key) => `counted without history: ${key}`),
  ]
}

/** An instance is in one run of its VM as long as it has one, and in none when it has not. */
function runs({ instance, vmRun }: Everything): string[] {
  const open = vmRun.filter(({ timeEnded }) => timeEnded === null)
  const running = instance.filter(({ runState }) => !isHalted(runState)).map(({ id, sledId }) => `${id} ${sledId}`)
  const seen = open.map(({ instanceId, sledId }) => `${instanceId} ${sledId}`)
  return [
    ...twice('run', seen),
    ...seen.filter((key) => !running.includes(key)).map((key) => `a run without a VM: ${key}`),
    ...running.filter((key) => !seen.includes(key)).map((key) => `a VM without a run: ${key}`),
  ]
}

/** What is there that must not be, at any moment. */
export function contradictions(all: Everything): string[] {
  return [
    ...addresses(all),
    ...ranges(all),
    ...sourceNat(all),
    ...interfaces(all),
    ...disks(all),
    ...members('member of an affinity group', all.affinityGroup, all.affinityGroupMember, all),
    ...members('member of an anti-affinity group', all.antiAffinityGroup, all.antiAffinityGroupMember, all),
    ...placement(all),
    ...subnetRoutes(all),
    ...provisioning(all),
    ...history(all),
    ...runs(all),
  ]
}
