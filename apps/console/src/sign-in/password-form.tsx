import { Button, Message, PasswordField, TextField } from '@plenum/ui'
import { useRef, useState } from 'react'
import { fieldMessage } from '../form/field-error.ts'
import { credentialProblems } from './credentials.ts'
import { PreviewAccounts } from './preview-accounts.tsx'
import { signInHint } from './sign-in-hint.ts'

interface PasswordFormProps {
  silo: string
  onTyping: () => void
  /** Takes until what comes next is there to be shown. */
  onSignedIn: () => Promise<void>
}

const NOTHING = { username: '', password: '' }

export function PasswordForm({ silo, onTyping, onSignedIn }: PasswordFormProps) {
  const [credentials, setCredentials] = useState(NOTHING)
  const [wasTried, setTried] = useState(false)
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<Error>()
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const problems = credentialProblems(credentials)
  const shown = (label: string, name: keyof typeof problems) =>
    wasTried ? fieldMessage(label, credentials[name], problems[name]) : undefined

  const signIn = async () => {
    setTried(true)
    if (problems.username !== undefined) return username.current?.focus()
    if (problems.password !== undefined) return password.current?.focus()
    setPending(true)
    setRefusal(undefined)
    try {
      // It knows all operations; it comes with what comes while somebody types.
      const { call } = await import('../api/call.ts')
      await call('loginLocal', { params: { siloName: silo }, body: credentials })
      await onSignedIn()
    } catch (error) {
      setRefusal(error instanceof Error ? error : new Error(String(error)))
      setPending(false)
      password.current?.focus()
    }
  }
  return (
    <>
      <form
        noValidate
        className="flex flex-col gap-4"
        onInput={onTyping}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending) void signIn()
        }}
      >
        <TextField
          label="Username"
          name="username"
          autoComplete="username"
          autoFocus
          inputRef={username}
          value={credentials.username}
          error={shown('Username', 'username')}
          onChange={(value) => setCredentials((current) => ({ ...current, username: value }))}
        />
        <PasswordField
          label="Password"
          name="password"
          inputRef={password}
          value={credentials.password}
          error={shown('Password', 'password')}
          onChange={(value) => setCredentials((current) => ({ ...current, password: value }))}
        />
        {refusal && (
          <Message tone="danger" isAnnounced>
            Could not sign in. {signInHint(refusal, silo)}
          </Message>
        )}
        <Button type="submit" variant="primary" isFullWidth isPending={isPending}>
          Sign in
        </Button>
      </form>
      {__PREVIEW__ && <PreviewAccounts onChoose={setCredentials} />}
    </>
  )
}
