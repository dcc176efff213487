import { zodResolver } from '@hookform/resolvers/zod'
import { whyNotProvision } from '@plenum/api/quota-rules'
import { useLocation } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../../api/call.ts'
import { query, queryClient } from '../../../api/query.ts'
import { useDraft } from '../../../form/use-draft.ts'
import type { ResourceForm } from '../../../form/use-resource-form.ts'
import { unlessGone } from './calls.ts'
import { beginUpload } from './current.tsx'
import { initialUpload, uploadRequest, uploadSchema } from './schema.ts'
import type { UploadValues } from './schema.ts'
import { temporaryStorage } from './temporary-storage.ts'
import { firstCall } from './steps.ts'

const secrets: readonly never[] = []

/** The form that becomes an upload: as `useResourceForm`, but for a call that is many. */
export function useUploadForm(project: string) {
  const form = useForm<UploadValues>({
    resolver: zodResolver(uploadSchema),
    defaultValues: initialUpload,
    mode: 'onSubmit',
  })
  const pathname = useLocation({ select: (location) => location.pathname })
  const draft = useDraft(form, { pathname, operation: 'upload' }, secrets)
  const isOver = useRef(false)
  const [errors, setErrors] = useState<string[]>([])
  const [isPending, setPending] = useState(false)

  /** What would fail only after everything was sent. */
  async function whyNot({ name }: UploadValues, bytes: number): Promise<string | undefined> {
    const [image, { capacity, provisioned }] = await Promise.all([
      unlessGone(call('imageView', { params: { image: name }, query: { project } })),
      queryClient.fetchQuery({ ...query('utilizationView', {}), staleTime: 0 }),
    ])
    if (image) {
      form.setError('name', { message: 'Name already exists' }, { shouldFocus: true })
      return 'Image name already exists'
    }
    const storage = temporaryStorage(bytes)
    return whyNotProvision(capacity, provisioned, { storage })
  }

  async function submit(values: UploadValues): Promise<void> {
    const request = uploadRequest(project, values)
    if (!request) return
    setPending(true)
    try {
      const reason = await whyNot(values, request.file.size)
      setErrors(reason === undefined ? [] : [reason])
      if (reason === undefined) beginUpload(request)
    } catch (error) {
      setErrors([error instanceof Error ? error.message : String(error)])
    } finally {
      setPending(false)
    }
  }

  const resource: ResourceForm = {
    submit: form.handleSubmit(submit, () => setErrors([])),
    isPending,
    isDirty: form.formState.isDirty,
    errors,
    draft,
    end: () => {
      isOver.current = true
      draft.drop()
    },
    mayLose: () => form.formState.isDirty && !isOver.current,
    describe: () => {
      const parsed = uploadSchema.safeParse(form.getValues())
      const request = parsed.success ? uploadRequest(project, parsed.data) : undefined
      if (request) return { operation: 'diskCreate', input: firstCall(request, 'tmp-for-image'), secrets }
      const missing = parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
      return { operation: 'diskCreate', missing }
    },
  }
  return { form, resource }
}
