import { blankDisk } from '../../../testing/bodies.ts'
import { named } from '../ask.ts'
import type { Asks } from '../ask.ts'

const body = { ...named, policy: 'allow', failureDomain: 'sled' } as const

/** Disks, snapshots, images and groups of instances. */
export const storageAsks = {
  diskList: ({ project }) => ({ query: { project } }),
  diskCreate: ({ project }) => ({ query: { project }, body: blankDisk('made') }),
  diskView: ({ disk }) => ({ params: { disk } }),
  diskDelete: ({ disk }) => ({ params: { disk } }),
  diskBulkWriteImportStart: ({ importReady }) => ({ params: { disk: importReady } }),
  diskBulkWriteImport: ({ importing }) => ({ params: { disk: importing }, body: { offset: 0, base64EncodedData: '' } }),
  diskBulkWriteImportStop: ({ importing }) => ({ params: { disk: importing } }),
  diskFinalizeImport: ({ importReady }) => ({ params: { disk: importReady }, body: {} }),
  snapshotList: ({ project }) => ({ query: { project } }),
  snapshotCreate: ({ project, disk }) => ({ query: { project }, body: { ...named, disk } }),
  snapshotView: ({ snapshot }) => ({ params: { snapshot } }),
  snapshotDelete: ({ snapshot }) => ({ params: { snapshot } }),
  imageList: ({ project }) => ({ query: { project } }),
  imageCreate: ({ project, snapshot }) => ({ query: { project }, body: newImage(snapshot) }),
  imageView: ({ image }) => ({ params: { image } }),
  imageDelete: ({ image }) => ({ params: { image } }),
  imagePromote: ({ image }) => ({ params: { image } }),
  imageDemote: ({ siloImage, emptyProject }) => ({ params: { image: siloImage }, query: { project: emptyProject } }),
  affinityGroupList: ({ project }) => ({ query: { project } }),
  affinityGroupCreate: ({ project }) => ({ query: { project }, body }),
  affinityGroupView: ({ affinityGroup }) => ({ params: { affinityGroup } }),
  affinityGroupUpdate: ({ affinityGroup }) => ({ params: { affinityGroup }, body: named }),
  affinityGroupDelete: ({ affinityGroup }) => ({ params: { affinityGroup } }),
  affinityGroupMemberList: ({ affinityGroup }) => ({ params: { affinityGroup } }),
  affinityGroupMemberInstanceView: ({ affinityGroup, instance }) => ({ params: { affinityGroup, instance } }),
  affinityGroupMemberInstanceAdd: ({ affinityGroup, reached }) => ({ params: { affinityGroup, instance: reached } }),
  affinityGroupMemberInstanceDelete: ({ affinityGroup, instance }) => ({ params: { affinityGroup, instance } }),
  antiAffinityGroupList: ({ project }) => ({ query: { project } }),
  antiAffinityGroupCreate: ({ project }) => ({ query: { project }, body }),
  antiAffinityGroupView: ({ antiAffinityGroup }) => ({ params: { antiAffinityGroup } }),
  antiAffinityGroupUpdate: ({ antiAffinityGroup }) => ({ params: { antiAffinityGroup }, body: named }),
  antiAffinityGroupDelete: ({ antiAffinityGroup }) => ({ params: { antiAffinityGroup } }),
  antiAffinityGroupMemberList: ({ antiAffinityGroup }) => ({ params: { antiAffinityGroup } }),
  antiAffinityGroupMemberInstanceView: ({ antiAffinityGroup, instance }) => ({
    params: { antiAffinityGroup, instance },
  }),
  antiAffinityGroupMemberInstanceAdd: ({ antiAffinityGroup, reached }) => ({
    params: { antiAffinityGroup, instance: reached },
  }),
  antiAffinityGroupMemberInstanceDelete: ({ antiAffinityGroup, instance }) => ({
    params: { antiAffinityGroup, instance },
  }),
} satisfies Partial<Asks>

export function newImage(snapshot: string) {
  return { ...named, os: 'Minix', version: '3', source: { type: 'snapshot', id: snapshot } } as const
}
