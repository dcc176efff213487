import { buttonClass, Message } from '@plenum/ui'
import { createFileRoute } from '@tanstack/react-router'
import { LogIn } from 'lucide-react'
import { Door } from '../../../../resources/session/door.tsx'
import { samlAddress } from '../../../../resources/session/saml-address.ts'
import { SiloHeading } from '../../../../resources/session/silo-heading.tsx'
import { backSearch } from '../../../../shell/back-search.ts'

export const Route = createFileRoute('/login/$silo/saml/$provider')({
  validateSearch: backSearch,
  component: SamlSignIn,
})

function SamlSignIn() {
  const { silo, provider } = Route.useParams()
  const { redirect_uri: back } = Route.useSearch()
  return (
    <Door>
      <SiloHeading silo={silo} />
      {__PREVIEW__ ? (
        <Message tone="notice">The preview has no identity providers: they sign people in through a server.</Message>
      ) : (
        // The server leads on to the provider's page: the router has no part in it.
        <a href={samlAddress(silo, provider, back)} className={buttonClass({ variant: 'primary' })}>
          <LogIn aria-hidden="true" />
          <span className="min-w-0 truncate">Sign in with {provider}</span>
        </a>
      )}
      <p className="text-sm text-muted">
        Your organization’s identity provider asks who you are, and leads you back here.
      </p>
    </Door>
  )
}
