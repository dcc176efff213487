import { Message, ModalForm, Select } from '@plenum/ui'
import type { FloatingIp } from '@plenum/api'
import { useState } from 'react'
import { PoolName } from '../ip-pool/name.tsx'

interface PickFloatingIpProps {
  /** That are attached to nothing. */
  floatingIps: readonly FloatingIp[]
  onPick: (floatingIp: FloatingIp) => void
  onDismiss: () => void
  isPending?: boolean
  errors?: readonly string[]
}

/** Chooses one of the project's unattached floating IPs. */
export function PickFloatingIp({ floatingIps, onPick, onDismiss, isPending, errors }: PickFloatingIpProps) {
  const [id, setId] = useState('')
  const chosen = floatingIps.find((floatingIp) => floatingIp.id === id)
  return (
    <ModalForm
      title="Attach floating IP"
      submitLabel="Attach"
      onDismiss={onDismiss}
      isPending={isPending}
      errors={errors}
      submitDisabledReason={chosen ? undefined : 'Choose a floating IP first'}
      onSubmit={() => chosen && onPick(chosen)}
    >
      <Message>
        The instance is reached at{' '}
        {chosen ? <span className="font-mono">{chosen.ip}</span> : 'the address that you choose'} as far as the firewall
        rules of its VPC allow.
      </Message>
      <Select
        label="Floating IP"
        placeholder="Select a floating IP"
        options={floatingIps.map(({ id: value, name, ip, description }) => ({
          value,
          label: `${name} (${ip})`,
          ...(description !== '' && { description }),
        }))}
        value={id}
        onChange={setId}
      />
      {chosen && (
        <p className="-mt-2 text-sm text-muted">
          From the pool <PoolName id={chosen.ipPoolId} />
        </p>
      )}
    </ModalForm>
  )
}
