import { File as FileIcon, Upload, X } from 'lucide-react'
import { useId, useRef, useState, type Ref } from 'react'
import { Label, LabelContext } from 'react-aria-components/Label'
import { isFileDropItem, useDrop } from 'react-aria-components/useDrop'
import { isAccepted, writeAccepted } from './accepted-file.ts'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { controlClass, fieldClass, FieldLabel, type ControlProps, type FieldProps } from './field.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { shorten } from './shorten.ts'
import { Size } from './size.tsx'
import { TextTooltip } from './text-tooltip.tsx'
import { useFieldNotes } from './use-field-notes.tsx'

export interface FileFieldProps extends FieldProps, ControlProps<File | null, HTMLInputElement> {
  /** Suffixes with their dot, or media types: [".pem", ".crt"]. Holds for dropped files, too. */
  accept?: readonly string[] | undefined
  /** 0 to 100, while the file is being sent. */
  progress?: number | undefined
}

/** One file, dropped or chosen. A new one replaces it. */
export function FileField(props: FileFieldProps) {
  const { label, isLabelHidden, optional, hint, name, isDisabled = false, inputRef } = props
  const { value, onChange, onBlur, accept, progress } = props
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState<File>()
  const error = props.error ?? refusal(refused, accept)
  const { describedBy, notes } = useFieldNotes({ hint, error })

  const take = (file: File | undefined) => {
    if (!file) return
    const isGood = isAccepted(file, accept)
    setRefused(isGood ? undefined : file)
    if (isGood) onChange(file)
  }
  const clear = () => {
    setRefused(undefined)
    onChange(null)
    area.current?.querySelector('input')?.focus()
  }
  const { dropProps, isDropTarget } = useDrop({
    ref: area,
    isDisabled,
    getDropOperation: () => 'copy',
    onDrop: ({ items }) => void items.find(isFileDropItem)?.getFile().then(take),
  })

  return (
    <div className={fieldClass}>
      <LabelContext value={{ id: `${id}label`, htmlFor: id }}>
        <FieldLabel label={label} isLabelHidden={isLabelHidden} optional={optional} />
      </LabelContext>
      <div
        ref={area}
        {...dropProps}
        data-disabled={isDisabled || undefined}
        className={controlClass(
          error !== undefined,
          cx(
            'relative flex flex-col border-dashed outline-offset-1 outline-accent has-[input:focus-visible]:outline-2',
            isDropTarget && 'border-accent! bg-accent-subtle!',
          ),
        )}
      >
        <FileInput
          {...{ id, name, isDisabled, accept, take, onBlur, inputRef, describedBy }}
          isInvalid={error !== undefined}
        />
        <Label
          htmlFor={id}
          id={`${id}area`}
          className={cx(
            'flex min-h-16 items-center gap-3 px-4 py-2 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-faint',
            isDisabled ? 'cursor-not-allowed opacity-60' : 'cursor-pointer',
            value !== null && 'pe-12',
          )}
        >
          {value && !isDropTarget ? (
            <Chosen file={value} />
          ) : (
            <Invitation accept={accept} isDropTarget={isDropTarget} />
          )}
        </Label>
        {value && !isDisabled && (
          <span className="absolute end-1.5 top-4 max-md:top-2.5">
            <Button variant="ghost" isIconOnly aria-label="Clear file" icon={<X />} onPress={clear} />
          </span>
        )}
        {value && progress !== undefined && (
          <div className="px-4 pb-3">
            <ProgressBar label="Sent" value={progress} />
          </div>
        )}
      </div>
      {notes}
    </div>
  )
}

function refusal(refused: File | undefined, accept: readonly string[] = []): string | undefined {
  return refused && `${shortName(refused)} cannot be used. Choose one of: ${writeAccepted(accept)}`
}

const shortName = ({ name }: File) => shorten(name, 32, 'middle')

interface FileInputProps extends Pick<FileFieldProps, 'name' | 'isDisabled' | 'accept' | 'onBlur'> {
  id: string
  isInvalid: boolean
  describedBy: { 'aria-describedby'?: string }
  inputRef?: Ref<HTMLInputElement> | undefined
  take: (file: File | undefined) => void
}

/** The browser's own control, out of sight: it opens the picker from the keyboard and tells what it is. */
function FileInput(props: FileInputProps) {
  const { id, name, isDisabled, accept, onBlur, isInvalid, describedBy, inputRef, take } = props
  return (
    <input
      type="file"
      id={id}
      name={name}
      {...(inputRef && { ref: inputRef })}
      accept={accept?.join(',')}
      disabled={isDisabled}
      aria-labelledby={`${id}label`}
      aria-describedby={cx(`${id}area`, describedBy['aria-describedby'])}
      aria-invalid={isInvalid || undefined}
      onBlur={onBlur}
      // Without this the same file could not be chosen again after it was cleared.
      onClick={(event) => {
        event.currentTarget.value = ''
      }}
      onChange={(event) => take(event.currentTarget.files?.[0])}
      className="sr-only"
    />
  )
}

function Chosen({ file }: { file: File }) {
  const short = shortName(file)
  return (
    <>
      <FileIcon aria-hidden="true" />
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 wrap-anywhere">
        {short === file.name ? (
          <span className="text-text">{short}</span>
        ) : (
          <TextTooltip content={file.name} className="text-text">
            <span aria-hidden="true">{short}</span>
            <span className="sr-only">{file.name}</span>
          </TextTooltip>
        )}
        <span className="text-sm text-muted">
          <Size bytes={file.size} />
        </span>
      </span>
    </>
  )
}

function Invitation({ accept = [], isDropTarget }: Pick<FileFieldProps, 'accept'> & { isDropTarget: boolean }) {
  return (
    <>
      <Upload aria-hidden="true" />
      <span>
        <span className="block text-muted">
          {isDropTarget ? 'Let go to take this file' : 'Drop a file here or click to choose'}
        </span>
        {accept.length > 0 && <span className="block text-xs text-faint">{writeAccepted(accept)}</span>}
      </span>
    </>
  )
}
