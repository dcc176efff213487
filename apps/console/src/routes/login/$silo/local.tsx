import { Button, Message, toast } from '@plenum/ui'
import type { UsernamePasswordCredentials } from '@plenum/api'
import { useMutation } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { call } from '../../../api/call.ts'
import { queryClient } from '../../../api/query.ts'
import { FormPasswordField } from '../../../form/form-password-field.tsx'
import { FormTextField } from '../../../form/form-text-field.tsx'
import { Door } from '../../../resources/session/door.tsx'
import { credentialsResolver } from '../../../resources/session/credentials.ts'
import { signInHint } from '../../../resources/session/sign-in-hint.ts'
import { SiloHeading } from '../../../resources/session/silo-heading.tsx'
import { backSearch } from '../../../shell/back-search.ts'
import { PreviewAccounts } from './-preview-accounts.tsx'

export const Route = createFileRoute('/login/$silo/local')({
  validateSearch: backSearch,
  component: SignIn,
})

function SignIn() {
  const { silo } = Route.useParams()
  const { redirect_uri: back = '/projects' } = Route.useSearch()
  const router = useRouter()
  const form = useForm({ resolver: credentialsResolver, defaultValues: { username: '', password: '' } })
  const signIn = useMutation({
    mutationFn: (body: UsernamePasswordCredentials) => call('loginLocal', { params: { siloName: silo }, body }),
    onSuccess: async () => {
      queryClient.clear()
      toast({ tone: 'success', content: 'Signed in' })
      await router.navigate({ href: back, replace: true })
    },
    onError: () => form.setFocus('password'),
  })
  return (
    <Door>
      <SiloHeading silo={silo} />
      <form
        noValidate
        className="flex flex-col gap-4"
        // Whoever types is about to come in.
        onInput={() => void import('../../../shell/frame.tsx')}
        onSubmit={form.handleSubmit((body) => signIn.mutateAsync(body).catch(() => undefined))}
      >
        <FormTextField control={form.control} name="username" label="Username" autoComplete="username" autoFocus />
        <FormPasswordField control={form.control} name="password" label="Password" />
        {signIn.error && (
          <Message tone="danger" isAnnounced>
            Could not sign in. {signInHint(signIn.error, silo)}
          </Message>
        )}
        <Button type="submit" variant="primary" isFullWidth isPending={signIn.isPending}>
          Sign in
        </Button>
      </form>
      {__PREVIEW__ && (
        <PreviewAccounts
          onChoose={({ username, password }) => {
            form.setValue('username', username)
            form.setValue('password', password)
          }}
        />
      )}
    </Door>
  )
}
