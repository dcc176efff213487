import { ModalForm } from '@plenum/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import { Description, Name } from '@plenum/api/scalars'
import type { CertificateCreate } from '@plenum/api'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { FormFileField } from '../../form/form-file-field.tsx'
import { asText, requiredFile } from '../../form/read-file.ts'
import type { FileContent } from '../../form/read-file.ts'
import { NameAndDescription } from '../name-and-description.tsx'
import { CertificateSight } from './sight.tsx'

interface AddCertificateProps {
  /** Those that there are already. */
  taken: readonly string[]
  /** The host that is to be served with it, once it is known. */
  host: string | undefined
  onAdd: (certificate: CertificateCreate) => void
  onDismiss: () => void
}

interface Values {
  name: string
  description: string
  cert: FileContent | null
  key: FileContent | null
}

function certificateSchema(taken: readonly string[]) {
  const name = Name.refine((given) => !taken.includes(given), 'a certificate with this name is there already')
  return z.object({ name, description: Description, cert: requiredFile, key: requiredFile })
}

const initial: Values = { name: '', description: '', cert: null, key: null }
const pemFiles = { cert: ['.pem', '.crt', '.cer', '.cert', '.txt'], key: ['.pem', '.key', '.txt'] } as const

/** A certificate for a silo that is being made: it is kept in the form and sent along. */
export function AddCertificate({ taken, host, onAdd, onDismiss }: AddCertificateProps) {
  const { control, handleSubmit } = useForm<Values>({
    resolver: zodResolver(certificateSchema(taken)),
    defaultValues: initial,
  })
  const [cert, key] = useWatch({ control, name: ['cert', 'key'] })
  const add = handleSubmit(({ cert, key, ...named }) => {
    if (cert && key) onAdd({ ...named, service: 'external_api', cert: cert.content, key: key.content })
  })
  return (
    <ModalForm
      title="Add TLS certificate"
      submitLabel="Add certificate"
      isNested
      onDismiss={onDismiss}
      onSubmit={(event) => void add(event)}
    >
      <NameAndDescription control={control} name="name" description="description" />
      <FormFileField
        control={control}
        name="cert"
        label="Cert"
        hint="The chain in PEM, the certificate of the silo first"
        accept={pemFiles.cert}
        read={asText}
      />
      {cert && cert.whyNot === undefined && (
        <CertificateSight
          cert={cert.content}
          privateKey={key?.whyNot === undefined ? key?.content : undefined}
          host={host}
        />
      )}
      <FormFileField
        control={control}
        name="key"
        label="Key"
        hint="Its private key in PEM; it cannot be read again"
        accept={pemFiles.key}
        read={asText}
      />
    </ModalForm>
  )
}
