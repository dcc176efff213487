import { useId, type ReactNode } from 'react'
import { Group } from 'react-aria-components/Group'
import { LabelContext } from 'react-aria-components/Label'
import { cx } from './cx.ts'
import { fieldClass, FieldLabel, type FieldProps } from './field.tsx'
import { useFieldNotes } from './use-field-notes.tsx'

export interface FieldGroupProps extends FieldProps {
  onBlur?: (() => void) | undefined
  children: ReactNode
}

/** Label, hint and error around several controls that make one field. `onBlur` is told when the focus leaves them all. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, isLabelHidden, optional, hint, error, isDisabled = false, onBlur, children } = props
  const id = useId()
  const { describedBy, notes } = useFieldNotes({ hint, error })
  return (
    <Group
      aria-labelledby={id}
      {...describedBy}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
      }}
      // The control in it that has the focus has the ring.
      className={cx(fieldClass, 'outline-none')}
    >
      <LabelContext value={{ id, elementType: 'span' }}>
        <FieldLabel label={label} isLabelHidden={isLabelHidden} optional={optional} />
      </LabelContext>
      {children}
      {notes}
    </Group>
  )
}
