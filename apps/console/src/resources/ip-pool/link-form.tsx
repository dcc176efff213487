import { Message, ModalForm, toast } from '@plenum/ui'
import type { Option } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { call } from '../../api/call.ts'
import { FormCheckbox } from '../../form/form-checkbox.tsx'
import { FormComboBox } from '../../form/form-combo-box.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { poolsOfSilo } from '../silo/queries.ts'
import { linkReads, setDefault } from './link-actions.tsx'

const schema = z.object({ chosen: z.string().min(1), isDefault: z.boolean() })

interface LinkFormProps {
  title: string
  /** Of what is chosen. */
  label: string
  placeholder: string
  about: string
  /** Values are ids; undefined while they are fetched. */
  options: readonly Option[] | undefined
  /** Said where there is nothing to choose. */
  noneLeft: string
  /** Names of both, by what was chosen. */
  ends: (chosen: string) => { pool: Named; silo: Named }
  /** The silo that is the page's, or what was chosen is. */
  siloOf: (chosen: string) => string
  onDismiss: () => void
}

interface Named {
  id: string
  name: string
}

/** A link stands once it is made, whatever becomes of the default; so a failure of the latter is told here. */
async function makeDefault(ends: { pool: Named; silo: Named }): Promise<void> {
  try {
    await setDefault(ends, true)
  } catch (error) {
    const content = `${error instanceof Error ? error.message : String(error)}. Its menu offers to try again.`
    toast({ tone: 'error', title: `${ends.pool.name} was linked, but not made the default`, content })
  }
}

/** Links a pool and a silo, from either side. */
export function LinkForm(props: LinkFormProps) {
  const { title, label, placeholder, about, options, noneLeft, ends, siloOf, onDismiss } = props
  const form = useResourceForm({
    operation: 'ipPoolSiloLink',
    schema,
    defaultValues: { chosen: '', isDefault: false },
    toInput: ({ chosen, isDefault }) => {
      const { pool, silo } = ends(chosen)
      return { params: { pool: pool.id }, body: { silo: silo.id, isDefault } }
    },
    // A default that there is would make the link itself be refused; it is replaced once the link is there.
    send: async ({ params, body }) => {
      const link = await call('ipPoolSiloLink', { params, body: { ...body, isDefault: false } })
      if (body.isDefault) await makeDefault(ends(form.form.getValues('chosen')))
      return link
    },
    fieldOf: () => 'chosen',
    refreshes: linkReads,
    onSuccess: () => {
      const { pool, silo } = ends(form.form.getValues('chosen'))
      toast({ tone: 'success', content: `${pool.name} linked to ${silo.name}` })
      onDismiss()
    },
  })
  const [chosen, isDefault] = useWatch({ control: form.control, name: ['chosen', 'isDefault'] })
  const silo = chosen === '' ? '' : siloOf(chosen)
  const { data: linked } = useQuery({ ...poolsOfSilo(silo), enabled: silo !== '', throwOnError: false })
  const replaced = linked?.items.find((pool) => pool.isDefault)?.name
  return (
    <ModalForm
      title={title}
      submitLabel="Link"
      onDismiss={onDismiss}
      isPending={form.isPending}
      errors={form.errors}
      submitDisabledReason={options?.length === 0 ? noneLeft : undefined}
      onSubmit={(event) => void form.submit(event)}
    >
      <p className="text-muted">{about}</p>
      <FormComboBox
        control={form.control}
        name="chosen"
        label={label}
        placeholder={placeholder}
        isLoading={options === undefined}
        options={options ?? []}
      />
      <FormCheckbox control={form.control} name="isDefault" label="Make it the default pool of the silo" />
      {isDefault && replaced !== undefined && (
        <Message tone="info">It takes the place of {replaced}, which stays linked.</Message>
      )}
    </ModalForm>
  )
}
