import { Dash, PropertiesTable } from '@plenum/ui'
import type { Property } from '@plenum/ui'
import { rootFacts } from './root-role.ts'
import { ValidUntil } from './valid-until.tsx'

interface RootFactsProps {
  rootRole: Readonly<Record<string, unknown>>
  /** Before what the role says of itself. */
  items?: readonly Property[]
}

/** What a root role says of itself. */
export function RootFactsTable({ rootRole, items = [] }: RootFactsProps) {
  const { version, expires, keys, threshold } = rootFacts(rootRole)
  return (
    <PropertiesTable
      columns={1}
      items={[
        ...items,
        { label: 'Version', value: version ?? <Dash /> },
        { label: 'Expires', value: expires ? <ValidUntil text={expires.toISOString()} /> : <Dash /> },
        { label: 'Keys', value: keys ?? <Dash /> },
        { label: 'Signatures that a root takes', value: threshold ?? <Dash /> },
      ]}
    />
  )
}
