import { ModalForm } from '@plenum/ui'
import { zodResolver } from '@hookform/resolvers/zod'
import type { CertificateCreate } from '@plenum/api'
import { useForm } from 'react-hook-form'
import { NameAndDescription } from '../name-and-description.tsx'
import { CertificateFiles } from './files.tsx'
import { certificateBody, certificateSchema, initialCertificate } from './schema.ts'
import type { CertificateValues } from './schema.ts'

interface AddCertificateProps {
  /** Those that there are already. */
  taken: readonly string[]
  /** The host that is to be served with it, once it is known. */
  host: string | undefined
  onAdd: (certificate: CertificateCreate) => void
  onDismiss: () => void
}

/** A certificate for a silo that is being made: it is kept in the form and sent along. */
export function AddCertificate({ taken, host, onAdd, onDismiss }: AddCertificateProps) {
  const { control, handleSubmit } = useForm<CertificateValues>({
    resolver: zodResolver(certificateSchema(taken)),
    defaultValues: initialCertificate,
  })
  const add = handleSubmit((values) => onAdd(certificateBody(values)))
  return (
    <ModalForm
      title="Add TLS certificate"
      submitLabel="Add certificate"
      isNested
      onDismiss={onDismiss}
      onSubmit={(event) => void add(event)}
    >
      <NameAndDescription control={control} name="name" description="description" />
      <CertificateFiles control={control} names={{ cert: 'cert', key: 'key' }} host={host} />
    </ModalForm>
  )
}
