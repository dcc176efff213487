import { toast } from '@plenum/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { SideForm } from '../../form/side-form.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { meQuery } from '../../shell/viewer.ts'
import { NameAndDescription } from '../name-and-description.tsx'
import { hostOfSilo } from '../silo/host.ts'
import { CertificateFiles } from './files.tsx'
import { certificateBody, certificateSchema, initialCertificate } from './schema.ts'

const schema = certificateSchema()

/** As the control plane calls what it finds wanting. */
const fieldsByPart = new Map<string, 'cert' | 'key'>([
  ['certificate', 'cert'],
  ['private-key', 'key'],
])

/** One more certificate for the silo of the signed-in person. */
export function CreateCertificate({ onDone }: { onDone: () => void }) {
  const { data: me } = useSuspenseQuery(meQuery)
  const form = useResourceForm({
    operation: 'certificateCreate',
    schema,
    defaultValues: initialCertificate,
    toInput: (values) => ({ body: certificateBody(values) }),
    refreshes: ['certificateList'],
    // Files are no text that a draft could keep; the key is a secret anyway.
    secrets: ['cert', 'key'],
    fieldOf: ({ field }) => (field ? fieldsByPart.get(field.path) : undefined),
    onSuccess: ({ name }) => {
      toast({ tone: 'success', content: `Certificate ${name} added` })
      onDone()
    },
  })
  return (
    <SideForm form={form} title="Add certificate" onDismiss={onDone}>
      <NameAndDescription control={form.control} name="name" description="description" />
      <CertificateFiles control={form.control} names={{ cert: 'cert', key: 'key' }} host={hostOfSilo(me.siloName)} />
    </SideForm>
  )
}
