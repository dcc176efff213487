import { Button, Dash, DateTime, PropertiesTable, SideModal, Truncate } from '@plenum/ui'
import type { Property } from '@plenum/ui'
import type { ReactNode } from 'react'

interface DetailsProps {
  title: string
  icon: ReactNode
  resource: { id: string; name: string; description: string; timeCreated: Date; timeModified: Date }
  /** What it has beside what everything has. */
  items?: readonly Property[]
  /** What stands below. */
  children?: ReactNode
  onDismiss: () => void
}

/** What something is, to be read beside the list that it is in. */
export function Details({ title, icon, resource, items = [], children, onDismiss }: DetailsProps) {
  const { id, name, description, timeCreated, timeModified } = resource
  return (
    <SideModal
      title={title}
      subtitle={
        <>
          {icon} {name}
        </>
      }
      onDismiss={onDismiss}
      footer={<Button onPress={onDismiss}>Close</Button>}
    >
      <PropertiesTable
        columns={1}
        items={[
          { label: 'ID', value: <Truncate text={id} maxLength={32} at="middle" isMono hasCopy /> },
          { label: 'Description', value: description || <Dash /> },
          ...items,
          { label: 'Created', value: <DateTime date={timeCreated} /> },
          { label: 'Modified', value: <DateTime date={timeModified} /> },
        ]}
      />
      {children}
    </SideModal>
  )
}
