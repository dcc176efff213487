import { CopyButton, Message } from '@plenum/ui'

/** A secret that was made here, for as long as the form is open. */
export function GeneratedSecret({ secret }: { secret: string }) {
  return (
    <Message tone="info" title="Generated secret" isAnnounced>
      <span className="flex items-center gap-1">
        <span className="font-mono wrap-anywhere">{secret}</span>
        <CopyButton text={secret} />
      </span>
      Give it to the receiver now: it cannot be read again.
    </Message>
  )
}
