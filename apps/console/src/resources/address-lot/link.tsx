import { linkClass } from '@plenum/ui'
import { Link } from '@tanstack/react-router'

/** To the page of a lot, from a cell. */
export function LotLink({ name }: { name: string }) {
  return (
    <Link to="/system/networking/address-lots/$lot" params={{ lot: name }} className={linkClass}>
      {name}
    </Link>
  )
}
