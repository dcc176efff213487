import type { Image } from '@plenum/api'
import { call } from '../../api/call.ts'
import { deletion } from '../deletion.tsx'

const shared = {
  noun: { one: 'image', many: 'images' },
  run: ({ id }: Image) => call('imageDelete', { params: { image: id } }),
  refreshes: ['imageList', 'imageView'],
} as const

const projectImageDeletion = deletion<Image>({
  ...shared,
  consequence: {
    one: 'No new disks can be made from it. Disks that were made from it are kept.',
    many: 'No new disks can be made from them, and those that the silo shares are lost to every project of it. Disks that were made from them are kept.',
  },
})

const siloImageDeletion = deletion<Image>({
  ...shared,
  consequence: {
    one: 'The silo shares it: no project can make new disks from it any more. Disks that were made from it are kept.',
    many: '',
  },
})

export const imageDeletion = {
  entry: (image: Image) => (image.projectId ? projectImageDeletion : siloImageDeletion).entry(image),
  /** Of both kinds. */
  bulk: projectImageDeletion.bulk,
}
