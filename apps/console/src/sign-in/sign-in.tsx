import { Door } from '../shell/door.tsx'
import { Room } from '../shell/room.tsx'
import type { SignInPage } from './page-at.ts'
import { PasswordForm } from './password-form.tsx'
import { SamlLink } from './saml-link.tsx'
import { SiloHeading } from './silo-heading.tsx'

interface SignInProps {
  page: SignInPage
  onTyping: () => void
  onSignedIn: () => Promise<void>
}

/** Where people come in, without anything of what they come to. */
export function SignIn({ page: { silo, provider, back }, onTyping, onSignedIn }: SignInProps) {
  return (
    <Room>
      <Door>
        <SiloHeading silo={silo} />
        {provider === undefined ? (
          <PasswordForm silo={silo} onTyping={onTyping} onSignedIn={onSignedIn} />
        ) : (
          <SamlLink silo={silo} provider={provider} back={back} />
        )}
      </Door>
    </Room>
  )
}
