import { CodeBlock, CopyButton, Dash } from '@plenum/ui'
import type { SshKey } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { Details } from '../details.tsx'
import { fingerprintOf, keyTypeText } from './fingerprint.ts'

interface SshKeyDetailsProps {
  sshKey: SshKey
  onDismiss: () => void
}

/** A key, to be read: none of it can be changed. */
export function SshKeyDetails({ sshKey, onDismiss }: SshKeyDetailsProps) {
  const { publicKey } = sshKey
  const { data: fingerprint } = useQuery({
    queryKey: ['fingerprint', publicKey],
    queryFn: async () => (await fingerprintOf(publicKey)) ?? null,
    staleTime: Infinity,
  })
  return (
    <Details
      title="SSH key details"
      icon={<KeyRound aria-hidden="true" />}
      resource={sshKey}
      onDismiss={onDismiss}
      items={[
        { label: 'Type', value: keyTypeText(publicKey) },
        {
          label: 'Fingerprint',
          value: fingerprint ? (
            <>
              <span className="min-w-0 font-mono text-xs">{fingerprint}</span>
              <CopyButton text={fingerprint} />
            </>
          ) : (
            <Dash />
          ),
        },
      ]}
    >
      <CodeBlock label="Public key" language="Public key" text={publicKey} isWrapped />
    </Details>
  )
}
