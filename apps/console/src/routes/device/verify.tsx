import { Button, CodeInput, Message } from '@plenum/ui'
import { deviceCode, deviceCodeLetters } from '@plenum/api/device-code'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { SyntheticEvent } from 'react'
import { call } from '../../api/call.ts'
import { queryClient } from '../../api/query.ts'
import { confirmError } from '../../resources/device/confirm-error.ts'
import { Door } from '../../shell/door.tsx'
import { meQuery } from '../../shell/viewer.ts'

/** The code, when the device could put it into the address. */
function codeSearch(search: Record<string, unknown>): { user_code?: string | undefined } {
  const code = search['user_code']
  return { user_code: typeof code === 'string' ? code : undefined }
}

export const Route = createFileRoute('/device/verify')({
  validateSearch: codeSearch,
  // Whoever is not signed in goes to sign-in first, and comes back with the code.
  loader: () => queryClient.fetchQuery(meQuery),
  component: VerifyDevice,
})

function VerifyDevice() {
  const { user_code: given = '' } = Route.useSearch()
  const { data: me } = useSuspenseQuery(meQuery)
  const navigate = useNavigate()
  const [letters, setLetters] = useState(deviceCodeLetters(given))
  const code = deviceCode(letters)
  const letIn = useMutation({
    mutationFn: (userCode: string) => call('deviceAuthConfirm', { body: { userCode } }),
    onSuccess: () => void navigate({ to: '/device/success', replace: true }),
  })
  const refused = letIn.error && confirmError(letIn.error)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (code !== undefined && !letIn.isPending && !letIn.isSuccess) letIn.mutate(code)
  }
  return (
    <Door>
      <div className="border-b border-line pb-5">
        <h1 tabIndex={-1} className="text-lg font-semibold">
          Device authentication
        </h1>
        <p className="mt-1 text-sm text-muted">
          {deviceCode(given) === undefined
            ? 'Enter the code that your device shows.'
            : 'Check that this is the code that your device shows.'}
        </p>
      </div>
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <CodeInput
          label="Code"
          isLabelHidden
          autoFocus
          value={letters}
          onChange={(next) => {
            setLetters(next)
            letIn.reset()
          }}
          error={refused?.isAboutCode ? refused.text : undefined}
        />
        {refused && !refused.isAboutCode && (
          <Message tone="danger" isAnnounced>
            {refused.text}
          </Message>
        )}
        <Button
          type="submit"
          variant="primary"
          isFullWidth
          isPending={letIn.isPending || letIn.isSuccess}
          disabledReason={code === undefined ? 'The code has 8 letters' : undefined}
        >
          Log in on device
        </Button>
      </form>
      <Message tone="notice">
        The device will be able to do everything that you may, as{' '}
        <strong className="font-medium">{me.displayName}</strong> of silo{' '}
        <strong className="font-medium">{me.siloName}</strong>. Only go on if you started this yourself.
      </Message>
    </Door>
  )
}
