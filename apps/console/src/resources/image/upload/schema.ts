import { z } from 'zod'
import { imageFields } from '../create-from-snapshot.tsx'
import { uploadBlockSizes, whyNotUpload } from './file-checks.ts'
import type { UploadRequest } from './job.ts'

export const uploadSchema = z
  .object({
    ...imageFields,
    blockSize: z.enum(['512', '2048', '4096']),
    file: z.instanceof(File).nullable(),
  })
  .superRefine(({ file, blockSize }, ctx) => {
    const message = file ? whyNotUpload(file.size, Number(blockSize)) : 'required'
    if (message !== undefined) ctx.addIssue({ code: 'custom', path: ['file'], message })
  })
export type UploadValues = z.infer<typeof uploadSchema>

export const initialUpload: UploadValues = {
  name: '',
  description: '',
  os: '',
  version: '',
  blockSize: '512',
  file: null,
}

/** What is uploaded; the values have passed the schema. */
export function uploadRequest(project: string, values: UploadValues): UploadRequest | undefined {
  const { file, blockSize: chosen, ...image } = values
  const blockSize = uploadBlockSizes.find((each) => String(each) === chosen)
  return file && blockSize ? { project, file, blockSize, image } : undefined
}
