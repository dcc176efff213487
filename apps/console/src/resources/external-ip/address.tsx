import { CopyButton, linkClass } from '@plenum/ui'

/** An address from outside: it may well answer in a browser. */
export function ExternalAddress({ ip }: { ip: string }) {
  const host = ip.includes(':') ? `[${ip}]` : ip
  return (
    <span className="inline-flex items-center gap-1 font-mono text-sm">
      <a href={`https://${host}`} target="_blank" rel="noreferrer" className={linkClass}>
        {ip}
      </a>
      <CopyButton text={ip} />
    </span>
  )
}
