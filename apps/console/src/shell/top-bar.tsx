import { Button, Wordmark } from '@plenum/ui'
import { Link } from '@tanstack/react-router'
import { Menu as MenuIcon } from 'lucide-react'
import { ActivityButton } from '../activity/button.tsx'
import { AreaSwitch } from './area-switch.tsx'
import { useArea } from './area.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { SearchButton } from './search-button.tsx'
import { ThemeMenu } from './theme-menu.tsx'
import { UserMenu } from './user-menu.tsx'

interface TopBarProps {
  onOpenDrawer: () => void
  onSearch: () => void
  onApproachSearch: () => void
  onShowKeys: () => void
}

function Home() {
  const { area } = useArea()
  const isSystem = area === 'system'
  return (
    <Link
      to={isSystem ? '/system/silos' : '/projects'}
      aria-label={isSystem ? 'Plenum, system' : 'Plenum, projects'}
      className="flex text-text no-underline max-lg:hidden"
    >
      <Wordmark />
    </Link>
  )
}

export function TopBar({ onOpenDrawer, onSearch, onApproachSearch, onShowKeys }: TopBarProps) {
  return (
    <header className="flex h-12 shrink-0 items-center gap-2 border-b border-line bg-surface-sunken pr-4 max-lg:pl-2 max-sm:pr-1">
      <div className="flex h-full shrink-0 items-center lg:w-58 lg:border-r lg:border-line lg:px-4">
        <span className="lg:hidden">
          <Button
            variant="ghost"
            size="sm"
            isIconOnly
            aria-label="Open navigation"
            icon={<MenuIcon />}
            onPress={onOpenDrawer}
          />
        </span>
        <Home />
      </div>
      <div className="flex min-w-0 flex-1 items-center gap-2 max-sm:gap-0 lg:pl-3">
        <Breadcrumbs />
        <SearchButton onPress={onSearch} onApproach={onApproachSearch} />
        <div className="max-sm:hidden">
          <AreaSwitch />
        </div>
        <ActivityButton />
        <div className="max-sm:hidden">
          <ThemeMenu />
        </div>
        <UserMenu onShowKeys={onShowKeys} />
      </div>
    </header>
  )
}
