import { Button, CodeBlock, Dash, saveFile } from '@plenum/ui'
import { Download, FileBadge } from 'lucide-react'
import { Details } from '../details.tsx'
import type { CertificateRow } from './queries.ts'
import { ValidUntil } from './valid-until.tsx'

/** A certificate, to be read: it cannot be changed, and its key cannot be seen. */
export function CertificateDetails({ certificate, onDismiss }: { certificate: CertificateRow; onDismiss: () => void }) {
  const { name, cert, facts } = certificate
  const download = () => saveFile(`${name}.pem`, new Blob([cert], { type: 'application/x-pem-file' }))
  return (
    <Details
      title="Certificate details"
      icon={<FileBadge aria-hidden="true" />}
      resource={certificate}
      onDismiss={onDismiss}
      items={[
        { label: 'Used by', value: 'External API and console' },
        { label: 'Names', value: facts ? <span className="wrap-anywhere">{facts.names.join(', ')}</span> : <Dash /> },
        { label: 'Subject', value: facts?.subject ?? <Dash /> },
        { label: 'Issuer', value: facts?.issuer ?? <Dash /> },
        { label: 'Valid until', value: <ValidUntil facts={facts} /> },
        { label: 'Certificates in the chain', value: facts?.chainLength ?? <Dash /> },
      ]}
    >
      <CodeBlock label="Chain" language="PEM" text={cert} />
      <Button slot={null} icon={<Download />} onPress={download}>
        Download PEM
      </Button>
    </Details>
  )
}
