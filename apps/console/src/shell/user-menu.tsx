import { Button, Menu, VisuallyHidden } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { query } from '../api/query.ts'
import { signOut } from './sign-out.ts'

export function UserMenu() {
  const { data: me } = useQuery(query('currentUserView', {}))
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
          <span className="max-md:sr-only">{name}</span>
          <VisuallyHidden>user menu</VisuallyHidden>
        </Button>
      }
      items={[{ label: 'Sign out', icon: <LogOut />, onAction: () => void signOut() }]}
    />
  )
}
