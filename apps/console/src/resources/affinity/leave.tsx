import { confirm, toast } from '@plenum/ui'
import type { MenuEntry } from '@plenum/ui'
import { LogOut } from 'lucide-react'
import { refresh } from '../../api/query.ts'
import { removeMember } from './calls.ts'
import { groupRefreshes } from './queries.ts'
import type { Group } from './queries.ts'

interface Member {
  id: string
  name: string
}

/** Takes an instance out of a group, in whatever state it is: it stays where it runs. */
export function leaveGroup(label: string, group: Pick<Group, 'id' | 'name' | 'sort'>, instance: Member): MenuEntry {
  return {
    label,
    icon: <LogOut />,
    onAction: () =>
      confirm({
        title: `Remove instance from ${group.sort} group`,
        tone: 'danger',
        confirmLabel: 'Remove',
        body: (
          <>
            <p>
              Remove <strong className="text-text">{instance.name}</strong> from{' '}
              <strong className="text-text">{group.name}</strong>?
            </p>
            <p>It stays where it runs now. It must be stopped to be added again.</p>
          </>
        ),
        errorTitle: `Could not remove ${instance.name} from ${group.name}`,
        action: async () => {
          await removeMember(group, instance.id)
          toast({ tone: 'success', content: `Instance ${instance.name} removed from ${group.name}` })
          await refresh(...groupRefreshes)
        },
      }),
  }
}
