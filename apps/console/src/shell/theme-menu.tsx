import { Button, getTheme, Menu, setTheme, subscribeTheme } from '@plenum/ui'
import type { Theme } from '@plenum/ui'
import { Check, Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'

const themes: readonly { theme: Theme; label: string }[] = [
  { theme: 'light', label: 'Light' },
  { theme: 'dark', label: 'Dark' },
  { theme: 'system', label: 'System' },
]

const icons = { light: <Sun />, dark: <Moon />, system: <Monitor /> }

export function ThemeMenu() {
  const current = useSyncExternalStore(subscribeTheme, getTheme)
  return (
    <Menu
      trigger={<Button variant="ghost" size="sm" isIconOnly aria-label="Theme" icon={icons[current]} />}
      items={themes.map(({ theme, label }) => ({
        label: theme === current ? `${label} (current)` : label,
        id: theme,
        icon: theme === current ? <Check /> : icons[theme],
        onAction: () => setTheme(theme),
      }))}
    />
  )
}
