import { GiB } from '@plenum/api/bytes'
import { whyNotHostname, whyNotName } from '@plenum/api/scalars'
import type { InstanceCreate, InstanceDiskAttachment } from '@plenum/api'
import type { z } from 'zod'
import { whyNotDiskGiB } from '../../disk/size.ts'
import { generateName } from '@plenum/api/generate-name'
import { checkSize } from '../size.ts'
import { imageOf, instanceFields, sizeOf } from './values.ts'
import type { Choices, InstanceValues } from './values.ts'

type Refuse = (field: keyof InstanceValues, message: string | undefined) => void

function checkBootDisk(values: InstanceValues, choices: Choices, refuse: Refuse): void {
  const { bootFrom, disk, diskName, diskSizeGiB } = values
  if (bootFrom === 'disk') {
    if (disk === '') refuse('disk', 'required')
    return
  }
  const image = imageOf(values, choices)
  if (!image) refuse(bootFrom === 'silo' ? 'siloImage' : 'projectImage', 'required')
  refuse('diskSizeGiB', whyNotDiskGiB(diskSizeGiB, image && { bytes: image.size, kind: 'image' }))
  if (diskName !== '')
    refuse('diskName', choices.diskNames.has(diskName) ? 'name is already in use' : whyNotName(diskName))
}

/** The rules of `InstanceCreate`, over the fields of the form; tabs that are not in front are not looked at. */
export function instanceSchema(choices: Choices) {
  return instanceFields.superRefine((values, ctx) => {
    const refuse: Refuse = (field, message) => {
      if (message !== undefined) ctx.addIssue({ code: 'custom', path: [field], message })
    }
    if (values.family === 'custom') checkSize(values, ctx)
    checkBootDisk(values, choices, refuse)
    if (values.hostname !== '') refuse('hostname', whyNotHostname(values.hostname))
  }) satisfies z.ZodType<InstanceValues, InstanceValues>
}

function bootDiskOf(values: InstanceValues, choices: Choices): InstanceDiskAttachment {
  const image = imageOf(values, choices)
  if (!image) return { type: 'attach', name: values.disk }
  return {
    type: 'create',
    name: values.diskName || generateName([values.name, image.name]),
    description: `Boot disk of ${values.name}`,
    size: values.diskSizeGiB * GiB,
    diskSource: { type: 'image', imageId: image.id },
  }
}

/** What the control plane is asked for; the values have passed the schema. */
export function instanceBody(values: InstanceValues, choices: Choices): InstanceCreate {
  const { name, description, hostname, network, start } = values
  const { ncpus, memoryGiB } = sizeOf(values)
  return {
    name,
    description,
    hostname: hostname || name,
    ncpus,
    memory: memoryGiB * GiB,
    bootDisk: bootDiskOf(values, choices),
    networkInterfaces: { type: network },
    start,
  }
}
