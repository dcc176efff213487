import { Identicon } from '@plenum/ui'

/** Which silo somebody is about to sign in to. */
export function SiloHeading({ silo }: { silo: string }) {
  return (
    <div className="flex items-center gap-3 border-b border-line pb-5">
      <Identicon name={silo} className="size-8.5 text-accent" />
      <h1 tabIndex={-1} className="min-w-0">
        <span className="block text-sm text-muted">Sign in to silo</span>
        <span className="block truncate font-medium">{silo}</span>
      </h1>
    </div>
  )
}
