import { FileField, Message } from '@plenum/ui'
import { Controller, useWatch } from 'react-hook-form'
import { fieldMessage } from '../../../form/field-error.ts'
import { FormRadioGroup } from '../../../form/form-radio-group.tsx'
import { FormTextField } from '../../../form/form-text-field.tsx'
import { SideForm } from '../../../form/side-form.tsx'
import { StorageHint } from '../../disk/storage-hint.tsx'
import { NameAndDescription } from '../../name-and-description.tsx'
import { FileNotices } from './file-notices.tsx'
import { whyNotUpload } from './file-checks.ts'
import { temporaryStorage } from './temporary-storage.ts'
import { useUploadForm } from './use-upload-form.ts'

const blockSizes = ['512', '2048', '4096'].map((value) => ({ value, label: value }))

interface UploadFormProps {
  project: string
  /** While it is uploaded, nothing is lost by leaving the form. */
  isUploading: boolean
  onDismiss: () => void
}

/** Everything that an upload needs to know. */
export function UploadForm({ project, isUploading, onDismiss }: UploadFormProps) {
  const { form, resource } = useUploadForm(project)
  const { control, trigger } = form
  const [file, blockSize] = useWatch({ control, name: ['file', 'blockSize'] })
  const guarded = isUploading ? { ...resource, isDirty: false, mayLose: () => false } : resource
  return (
    <SideForm form={guarded} title="Upload image" onDismiss={onDismiss}>
      <Message tone="info">
        The file has to be a raw image: exactly what is to be on the disk, neither compressed nor packed.
      </Message>
      <NameAndDescription control={control} name="name" description="description" />
      <FormTextField control={control} name="os" label="OS" hint="The family, such as debian" />
      <FormTextField control={control} name="version" label="Version" hint="In the terms of that system, such as 13" />
      <FormRadioGroup
        control={control}
        name="blockSize"
        label="Block size"
        hint="Bytes per sector that the file was made for"
        orientation="horizontal"
        options={blockSizes}
      />
      <Controller
        control={control}
        name="file"
        render={({ field: { ref, ...field }, fieldState }) => (
          <FileField
            label="Image file"
            {...field}
            inputRef={ref}
            onChange={(chosen) => {
              field.onChange(chosen)
              if (chosen) void trigger('file')
            }}
            error={fieldMessage('Image file', field.value, fieldState.error?.message)}
          />
        )}
      />
      {file && <FileNotices file={file} blockSize={Number(blockSize)} />}
      {file && whyNotUpload(file.size, Number(blockSize)) === undefined && (
        <StorageHint bytes={temporaryStorage(file.size)} when="While it is uploaded" />
      )}
    </SideForm>
  )
}
