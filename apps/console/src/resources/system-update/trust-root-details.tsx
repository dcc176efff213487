import { Button, CodeBlock, DateTime, SideModal, Truncate } from '@plenum/ui'
import type { TrustRoot } from '@plenum/api'
import { RootFactsTable } from './root-facts.tsx'

/** A trust root to be read, and its JSON to be copied. */
export function TrustRootDetails({ root, onDismiss }: { root: TrustRoot; onDismiss: () => void }) {
  return (
    <SideModal title="Trust root" onDismiss={onDismiss} footer={<Button onPress={onDismiss}>Close</Button>}>
      <RootFactsTable
        rootRole={root.rootRole}
        items={[
          { label: 'ID', value: <Truncate text={root.id} maxLength={32} at="middle" isMono hasCopy /> },
          { label: 'Created', value: <DateTime date={root.timeCreated} /> },
        ]}
      />
      <CodeBlock language="JSON" label="Signed root role" text={JSON.stringify(root.rootRole, null, 2)} />
    </SideModal>
  )
}
