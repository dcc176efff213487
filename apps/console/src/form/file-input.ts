import { z } from 'zod'
import { isFileContent } from './read-file.ts'
import type { FileContent } from './read-file.ts'

/** A file field that may stay empty. */
export const optionalFile = z
  .custom<FileContent>(isFileContent)
  .nullable()
  .superRefine((value, ctx) => {
    if (value?.whyNot !== undefined) ctx.addIssue({ code: 'custom', message: value.whyNot })
  })

/** One that may not. */
export const requiredFile = optionalFile.superRefine((value, ctx) => {
  if (value === null) ctx.addIssue({ code: 'custom', message: 'required' })
})
