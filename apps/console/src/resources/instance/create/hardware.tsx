import { Tabs } from '@plenum/ui'
import { useWatch } from 'react-hook-form'
import { FormNumberField } from '../../../form/form-number-field.tsx'
import { FormRadioCards } from '../../../form/form-radio-cards.tsx'
import type { SectionProps } from './form.ts'
import { families, presetId } from './presets.ts'
import { FormSection } from '../../../form/form-section.tsx'

/** Goes to a family of sizes: its first size is taken, so that one always is. */
function goTo({ setValue }: SectionProps['form'], id: string): void {
  const family = families.find((family) => family.id === id)
  setValue('family', family?.id ?? 'custom', { shouldDirty: true })
  if (family) setValue('preset', presetId(family.sizes[0]), { shouldDirty: true })
}

export function Hardware({ form }: Pick<SectionProps, 'form'>) {
  const { control } = form
  const chosen = useWatch({ control, name: 'family' })
  const presets = families.map(({ id, label, sizes }) => ({
    id,
    label,
    content: (
      <FormRadioCards
        control={control}
        name="preset"
        label={`${label} sizes`}
        isLabelHidden
        options={sizes.map((size) => ({
          value: presetId(size),
          label: `${size.ncpus} vCPUs`,
          description: `${size.memoryGiB} GiB memory`,
        }))}
      />
    ),
  }))
  const custom = (
    <div className="flex flex-col gap-4">
      <FormNumberField control={control} name="ncpus" label="vCPUs" hint="1 to 64" minValue={1} />
      <FormNumberField control={control} name="memoryGiB" label="Memory" hint="1 to 1536 GiB" minValue={1} unit="GiB" />
    </div>
  )
  return (
    <FormSection title="Hardware" hint="Take a size that suits the work, or make up your own.">
      <Tabs
        label="Hardware"
        items={[...presets, { id: 'custom', label: 'Custom', content: custom }]}
        value={chosen}
        onChange={(id) => id !== chosen && goTo(form, id)}
      />
    </FormSection>
  )
}
