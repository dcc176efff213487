import { linkClass, OverflowList } from '@plenum/ui'
import { Link } from '@tanstack/react-router'

/** An address; one that names a resource is the pattern of it. */
function Page({ path }: { path: string }) {
  if (path.includes('$')) return <span className="font-mono text-xs">{path}</span>
  return (
    <Link to={path} className={`${linkClass} font-mono text-xs`}>
      {path}
    </Link>
  )
}

/** Where in the console an operation is called. */
export function OperationPages({ pages, limit }: { pages: readonly string[]; limit?: number }) {
  if (pages.includes('*')) return <span>Around every page</span>
  return (
    <OverflowList heading="Pages" {...(limit !== undefined && { limit })}>
      {pages.map((path) => (
        <Page key={path} path={path} />
      ))}
    </OverflowList>
  )
}
