import { Button, Dash, DateTime, PropertiesTable, SideModal, Truncate } from '@plenum/ui'
import type { Property } from '@plenum/ui'
import type { ReactNode } from 'react'

interface DetailsProps {
  title: string
  icon: ReactNode
  /** Hardware has no description, and of some things nobody tells since when they are there. */
  resource: { id: string; name: string; description?: string; timeCreated?: Date; timeModified?: Date }
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
          ...(description === undefined ? [] : [{ label: 'Description', value: description || <Dash /> }]),
          ...items,
          ...(timeCreated ? [{ label: 'Created', value: <DateTime date={timeCreated} /> }] : []),
          ...(timeModified ? [{ label: 'Modified', value: <DateTime date={timeModified} /> }] : []),
        ]}
      />
      {children}
    </SideModal>
  )
}
