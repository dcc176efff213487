import { InfoPopover, PageHeader, RowActions } from '@plenum/ui'
import type { MenuEntry } from '@plenum/ui'
import type { ReactNode } from 'react'
import { capitalised } from '../list/noun.ts'
import type { Noun } from '../list/noun.ts'
import { copyId } from './copy-id.tsx'

interface ResourceHeaderProps {
  resource: { id: string; name: string }
  noun: Noun
  icon: ReactNode
  /** What things of its kind are for. */
  about: string
  /** What is done to it most, beside the menu. */
  actions?: ReactNode
  /** What can be done to it, but for the next. */
  entries?: readonly MenuEntry[]
  deletion: MenuEntry
}

/** Name, and all that can be done to a thing as a whole. */
export function ResourceHeader({ resource, noun, icon, about, actions, entries = [], deletion }: ResourceHeaderProps) {
  return (
    <PageHeader
      title={resource.name}
      icon={icon}
      info={<InfoPopover topic={noun.many} heading={capitalised(noun.many)} summary={about} />}
      actions={
        <>
          {actions}
          <RowActions
            label={`${capitalised(noun.one)} actions`}
            size="md"
            items={[copyId(resource.id), ...entries, { ...deletion, startsGroup: true }]}
          />
        </>
      }
    />
  )
}
