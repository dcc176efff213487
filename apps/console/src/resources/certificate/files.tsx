import { useWatch } from 'react-hook-form'
import type { Control, FieldValues, Path } from 'react-hook-form'
import { FormFileField } from '../../form/form-file-field.tsx'
import { asText, isFileContent } from '../../form/read-file.ts'
import { CertificateSight } from './sight.tsx'

interface CertificateFilesProps<Values extends FieldValues> {
  control: Control<Values, unknown, FieldValues>
  names: { cert: Path<Values>; key: Path<Values> }
  /** The host that is to be served with it, once it is known. */
  host: string | undefined
}

const pemFiles = { cert: ['.pem', '.crt', '.cer', '.cert', '.txt'], key: ['.pem', '.key', '.txt'] } as const

function textIn(value: unknown): string | undefined {
  return isFileContent(value) && value.whyNot === undefined ? value.content : undefined
}

/** The chain and its key, and what is doubtful about them as soon as they are chosen. */
export function CertificateFiles<Values extends FieldValues>({ control, names, host }: CertificateFilesProps<Values>) {
  const [cert, key]: unknown[] = useWatch({ control, name: [names.cert, names.key] })
  const chain = textIn(cert)
  return (
    <>
      <FormFileField
        control={control}
        name={names.cert}
        label="Cert"
        hint="The chain in PEM, the certificate of the silo first"
        accept={pemFiles.cert}
        read={asText}
      />
      {chain !== undefined && <CertificateSight cert={chain} privateKey={textIn(key)} host={host} />}
      <FormFileField
        control={control}
        name={names.key}
        label="Key"
        hint="Its private key in PEM; it cannot be read again"
        accept={pemFiles.key}
        read={asText}
      />
    </>
  )
}
