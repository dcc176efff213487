import { Button, Menu, VisuallyHidden } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { BookOpen, Keyboard, LogOut, Settings } from 'lucide-react'
import { API_REFERENCE } from './documents.ts'
import { signOut } from './sign-out.ts'
import { meQuery } from './viewer.ts'

export function UserMenu({ onShowKeys }: { onShowKeys: () => void }) {
  const { data: me } = useQuery(meQuery)
  const name = me?.displayName ?? 'User'
  return (
    <Menu
      label={`Signed in as ${name}`}
      trigger={
        <Button variant="ghost" size="sm">
          <span
            aria-hidden="true"
            className="grid size-6 place-items-center rounded-full bg-accent-subtle text-xs font-medium text-accent uppercase"
          >
            {name.slice(0, 2)}
          </span>
          <span className="max-w-32 truncate max-xl:sr-only">{name}</span>
          <VisuallyHidden>user menu</VisuallyHidden>
        </Button>
      }
      items={[
        { label: 'Settings', icon: <Settings />, href: '/settings/profile' },
        { label: 'Keyboard shortcuts', icon: <Keyboard />, onAction: onShowKeys },
        { label: 'API reference', icon: <BookOpen />, href: API_REFERENCE, isExternal: true },
        { label: 'Sign out', icon: <LogOut />, startsGroup: true, onAction: () => void signOut() },
      ]}
    />
  )
}
