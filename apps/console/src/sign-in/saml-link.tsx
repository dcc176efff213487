import { buttonClass, Message } from '@plenum/ui'
import { LogIn } from 'lucide-react'
import { samlAddress } from './saml-address.ts'

interface SamlLinkProps {
  silo: string
  provider: string
  back: string | undefined
}

/** Leads to the page of an identity provider. */
export function SamlLink({ silo, provider, back }: SamlLinkProps) {
  return (
    <>
      {__PREVIEW__ ? (
        <Message tone="notice">The preview has no identity providers: they sign people in through a server.</Message>
      ) : (
        <a href={samlAddress(silo, provider, back)} className={buttonClass({ variant: 'primary' })}>
          <LogIn aria-hidden="true" />
          <span className="min-w-0 truncate">Sign in with {provider}</span>
        </a>
      )}
      <p className="text-sm text-muted">
        Your organization’s identity provider asks who you are, and leads you back here.
      </p>
    </>
  )
}
