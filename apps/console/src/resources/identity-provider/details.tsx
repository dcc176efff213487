import { CopyButton, Dash, PropertiesTable } from '@plenum/ui'
import type { SamlIdentityProvider } from '@plenum/api'
import { IdCard } from 'lucide-react'
import type { ReactNode } from 'react'
import { Details } from '../details.tsx'
import { samlLoginPath } from './acs-url.ts'
import { SigningCertificate } from './signing-certificate.tsx'

interface ProviderDetailsProps {
  silo: string
  provider: SamlIdentityProvider
  onDismiss: () => void
}

function Copied({ text }: { text: string }) {
  if (text === '') return <Dash />
  return (
    <>
      <span className="wrap-anywhere">{text}</span>
      <CopyButton text={text} />
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h3 className="text-base font-semibold">{title}</h3>
      {children}
    </section>
  )
}

/** What a provider is, to be read: it cannot be changed. */
export function ProviderDetails({ silo, provider, onDismiss }: ProviderDetailsProps) {
  const { publicCert } = provider
  return (
    <Details
      title="Identity provider"
      icon={<IdCard aria-hidden="true" />}
      resource={provider}
      onDismiss={onDismiss}
      items={[
        { label: 'Sign-in path', value: <Copied text={samlLoginPath(silo, provider.name)} /> },
        { label: 'Technical contact', value: <Copied text={provider.technicalContactEmail} /> },
      ]}
    >
      <Part title="Service provider">
        <PropertiesTable
          columns={1}
          items={[
            { label: 'Client ID', value: <Copied text={provider.spClientId} /> },
            { label: 'ACS URL', value: <Copied text={provider.acsUrl} /> },
            { label: 'SLO URL', value: <Copied text={provider.sloUrl} /> },
            {
              label: 'Request signing',
              value: publicCert ? <SigningCertificate base64={publicCert} /> : 'Not configured',
            },
          ]}
        />
      </Part>
      <Part title="Identity provider">
        <PropertiesTable
          columns={1}
          items={[
            { label: 'Entity ID', value: <Copied text={provider.idpEntityId} /> },
            { label: 'Group attribute', value: <Copied text={provider.groupAttributeName ?? ''} /> },
          ]}
        />
      </Part>
    </Details>
  )
}
