import { linkClass } from '@plenum/ui'
import { Link } from '@tanstack/react-router'

/** Nothing is printed on a rack that the API tells: the beginning of its id stands for it. */
export function RackLink({ rackId }: { rackId: string }) {
  return (
    <Link to="/system/inventory/rack" search={{ rack: rackId }} className={linkClass}>
      <span className="font-mono">{rackId.slice(0, 8)}</span>
    </Link>
  )
}
