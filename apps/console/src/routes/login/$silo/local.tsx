import { Button, Message, RackHero, Wordmark } from '@plenum/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { UsernamePasswordCredentials } from '@plenum/api/session'
import { useMutation } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { queryClient } from '../../../api/query.ts'
import { FormPasswordField } from '../../../form/form-password-field.tsx'
import { FormTextField } from '../../../form/form-text-field.tsx'
import { backSearch } from '../../../shell/back-search.ts'
import { PreviewAccounts } from './-preview-accounts.tsx'

export const Route = createFileRoute('/login/$silo/local')({
  validateSearch: backSearch,
  component: SignIn,
})

function SiloHeading({ silo }: { silo: string }) {
  return (
    <div className="flex items-center gap-3 border-b border-line pb-5">
      <span
        aria-hidden="true"
        className="grid size-8 place-items-center rounded-control border border-accent-line bg-accent-subtle text-xs font-semibold text-accent uppercase"
      >
        {silo.charAt(0)}
      </span>
      <h1 tabIndex={-1} className="min-w-0">
        <span className="block text-sm text-muted">Sign in to silo</span>
        <span className="block truncate font-medium">{silo}</span>
      </h1>
    </div>
  )
}

/** A wrong password is nearly always why; where it is not, the answer says what is. */
function hintFor(error: Error): string {
  const isWrong = error instanceof ApiError && error.status === 401
  return isWrong ? 'Check the username and the password, and try again.' : `${error.message}.`
}

function SignIn() {
  const { silo } = Route.useParams()
  const { redirect_uri: back = '/projects' } = Route.useSearch()
  const router = useRouter()
  const form = useForm({
    resolver: zodResolver(UsernamePasswordCredentials),
    defaultValues: { username: '', password: '' },
  })
  const signIn = useMutation({
    mutationFn: (body: UsernamePasswordCredentials) => call('loginLocal', { params: { siloName: silo }, body }),
    onSuccess: async () => {
      queryClient.clear()
      await router.navigate({ href: back, replace: true })
    },
    onError: () => form.setFocus('password'),
  })
  return (
    <main className="grid min-h-full md:grid-cols-2">
      <div className="max-md:hidden">
        <RackHero />
      </div>
      <div className="flex flex-col items-center justify-center p-6">
        <div className="flex w-full max-w-80 flex-col gap-5">
          <Wordmark size="lg" />
          <SiloHeading silo={silo} />
          <form
            noValidate
            className="flex flex-col gap-4"
            onSubmit={form.handleSubmit((body) => signIn.mutateAsync(body).catch(() => undefined))}
          >
            <FormTextField control={form.control} name="username" label="Username" autoComplete="username" autoFocus />
            <FormPasswordField control={form.control} name="password" label="Password" />
            {signIn.error && (
              <Message tone="danger" isAnnounced>
                Could not sign in. {hintFor(signIn.error)}
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
        </div>
      </div>
    </main>
  )
}
