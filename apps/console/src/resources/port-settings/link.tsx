import { linkClass } from '@plenum/ui'
import { Link } from '@tanstack/react-router'

/** To the page of port settings, from a cell. */
export function SettingsLink({ name }: { name: string }) {
  return (
    <Link to="/system/networking/switch-port-settings/$settings" params={{ settings: name }} className={linkClass}>
      {name}
    </Link>
  )
}
