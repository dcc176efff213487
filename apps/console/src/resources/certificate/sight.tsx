import { Message } from '@plenum/ui'
import { useEffect, useState } from 'react'
import { lookAt } from './notices.ts'
import type { Sight as Seen } from './notices.ts'
import { certificateReader } from './read.ts'

interface SightProps {
  /** The chain in PEM. */
  cert: string
  /** The private key in PEM, once it is there. */
  privateKey?: string | undefined
  host?: string | undefined
}

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })

/** What a chosen certificate is, and what is doubtful about it; none of it keeps anybody from sending it. */
export function CertificateSight({ cert, privateKey, host }: SightProps) {
  const [seen, setSeen] = useState<Seen>()
  // Reading takes a while, and what is read may be replaced meanwhile.
  useEffect(() => {
    let isWanted = true
    certificateReader()
      .then((reader) => lookAt({ cert, key: privateKey, host, now: new Date() }, reader))
      .then(
        (sight) => isWanted && setSeen(sight),
        // Without the code that reads it, the control plane is the one to say.
        () => undefined,
      )
    return () => {
      isWanted = false
    }
  }, [cert, privateKey, host])
  if (!seen) return null
  const { facts, notices } = seen
  return (
    <>
      {facts && (
        <p className="-mt-3 text-xs wrap-anywhere text-faint">
          {facts.subject}, issued by {facts.issuer === facts.subject ? 'itself' : facts.issuer}, until{' '}
          {day.format(facts.notAfter)}
        </p>
      )}
      <output className="flex flex-col gap-3 empty:hidden">
        {notices.map(({ tone, title, text }) => (
          <Message key={title} tone={tone} title={title}>
            {text}
          </Message>
        ))}
      </output>
    </>
  )
}
