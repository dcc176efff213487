import { ComboBox, Message, ModalForm, toast } from '@plenum/ui'
import type { Option } from '@plenum/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { refresh } from '../../api/query.ts'
import { addMember } from './calls.ts'
import { groupRefreshes } from './queries.ts'
import type { Group } from './queries.ts'

/** A member and its group, as they are told of. */
export interface Pair {
  group: Pick<Group, 'id' | 'name' | 'sort'>
  instance: { id: string; name: string }
}

interface JoinFormProps {
  title: string
  /** What is chosen: "Instance". */
  label: string
  placeholder: string
  options: readonly Option[]
  /** Who joins what with that choice. */
  pairOf: (chosen: string) => Pair | undefined
  /** Why that choice cannot be added. */
  whyNot?: (chosen: string) => string | undefined
  onDismiss: () => void
}

/** Makes an instance a member of a group: one of the two is chosen. */
export function JoinForm({ title, label, placeholder, options, pairOf, whyNot, onDismiss }: JoinFormProps) {
  const [chosen, setChosen] = useState('')
  const pair = pairOf(chosen)
  const reason = pair ? whyNot?.(chosen) : `Choose the ${label.toLowerCase()} first`
  const join = useMutation({
    mutationFn: ({ group, instance }: Pair) => addMember(group, instance.id),
    onSuccess: (_, { group, instance }) => {
      void refresh(...groupRefreshes)
      toast({ tone: 'success', content: `Instance ${instance.name} added to ${group.name}` })
      onDismiss()
    },
  })
  return (
    <ModalForm
      title={title}
      submitLabel="Add to group"
      onDismiss={onDismiss}
      isPending={join.isPending}
      errors={join.error ? [join.error.message] : []}
      submitDisabledReason={reason}
      onSubmit={() => pair && join.mutate(pair)}
    >
      <ComboBox label={label} placeholder={placeholder} options={options} value={chosen} onChange={setChosen} />
      {pair && reason !== undefined && <Message tone="notice">{reason}.</Message>}
    </ModalForm>
  )
}
