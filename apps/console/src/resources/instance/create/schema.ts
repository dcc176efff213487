import { InstanceDiskAttachment } from '@plenum/api/instance'
import { instanceLimits } from '@plenum/api/instance-rules'
import { NetworkInterfaceCreate } from '@plenum/api/network-interface'
import { Description, Name } from '@plenum/api/scalars'
import { whyNotHostname, whyNotName } from '@plenum/api/text-rules'
import { z } from 'zod'
import { optionalFile } from '../../../form/file-input.ts'
import { numberInput } from '../../../form/number-input.ts'
import { whyNotDiskGiB } from '../../disk/size.ts'
import { whyNotInterfaces } from '../../network-interface/rules.ts'
import { checkSize } from '../size.ts'
import { whyNotUserData } from './user-data.ts'
import { bootOriginOf, bootSources, isConnected } from './values.ts'
import type { BootSource, Choices, InstanceValues } from './values.ts'

/** The fields as they are on screen: also those of the tabs that are not in front, which do not count. */
export const instanceFields = z.object({
  name: Name,
  description: Description,
  start: z.boolean(),
  family: z.enum(['general', 'cpu', 'memory', 'custom']),
  preset: z.string(),
  ncpus: numberInput,
  memoryGiB: numberInput,
  bootFrom: z.enum(bootSources),
  siloImage: z.string(),
  projectImage: z.string(),
  disk: z.string(),
  snapshot: z.string(),
  diskSizeGiB: numberInput,
  diskName: z.string(),
  /** Beside the boot disk. */
  disks: z.array(InstanceDiskAttachment),
  network: z.enum(['default', 'custom', 'none']),
  nics: z.array(NetworkInterfaceCreate),
  ephemeral: z.boolean(),
  pool: z.string(),
  /** By name. */
  floatingIps: z.array(z.string()),
  hostname: z.string(),
  /** By id. */
  sshKeys: z.array(z.string()),
  userDataFrom: z.enum(['text', 'file']),
  userDataText: z.string(),
  userDataFile: optionalFile,
  /** By name. */
  groups: z.array(z.string()),
  autoRestart: z.enum(['default', 'never', 'best_effort']),
})

type Refuse = (field: keyof InstanceValues, message: string | undefined) => void

const bootFields = {
  silo: 'siloImage',
  project: 'projectImage',
  disk: 'disk',
  snapshot: 'snapshot',
} as const satisfies Record<BootSource, keyof InstanceValues>

function checkBootDisk(values: InstanceValues, choices: Choices, refuse: Refuse): void {
  const { bootFrom, disk, diskName, diskSizeGiB, disks } = values
  if (bootFrom === 'disk') {
    if (disk === '') refuse('disk', 'required')
    else if (disks.some((each) => each.type === 'attach' && each.name === disk))
      refuse('disk', 'disk is attached as an additional disk already')
    return
  }
  const origin = bootOriginOf(values, choices)
  if (!origin) refuse(bootFields[bootFrom], 'required')
  refuse('diskSizeGiB', whyNotDiskGiB(diskSizeGiB, origin && { bytes: origin.size, kind: origin.kind }))
  if (diskName === '') return
  const isTaken = choices.diskNames.has(diskName) || disks.some(({ name }) => name === diskName)
  refuse('diskName', isTaken ? 'name is already in use' : whyNotName(diskName))
}

function checkNetwork(values: InstanceValues, { pools }: Choices, refuse: Refuse): void {
  const { network, nics, ephemeral, pool, hostname, floatingIps } = values
  if (network === 'custom') refuse('nics', whyNotInterfaces(nics))
  if (isConnected(values)) {
    if (ephemeral && pool === '' && pools) refuse('pool', 'required')
    if (floatingIps.length + Number(ephemeral) > instanceLimits.externalIps)
      refuse('floatingIps', `an instance can have at most ${instanceLimits.externalIps} external IPs`)
  }
  if (hostname !== '') refuse('hostname', whyNotHostname(hostname))
}

/** The rules of `InstanceCreate`, over the fields of the form; tabs that are not in front are not looked at. */
export function instanceSchema(choices: Choices) {
  return instanceFields.superRefine((values, ctx) => {
    const refuse: Refuse = (field, message) => {
      if (message !== undefined) ctx.addIssue({ code: 'custom', path: [field], message })
    }
    if (values.family === 'custom') checkSize(values, ctx)
    checkBootDisk(values, choices, refuse)
    checkNetwork(values, choices, refuse)
    if (values.sshKeys.length > instanceLimits.sshKeys)
      refuse('sshKeys', `an instance can have at most ${instanceLimits.sshKeys} SSH keys`)
    refuse(values.userDataFrom === 'text' ? 'userDataText' : 'userDataFile', whyNotUserData(values))
  }) satisfies z.ZodType<InstanceValues, InstanceValues>
}
