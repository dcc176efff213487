import { Button, MiniTable } from '@plenum/ui'
import type { CertificateCreate } from '@plenum/api'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import type { Ref } from 'react'
import { AddCertificate } from './add.tsx'

interface CertificatesFieldProps {
  value: readonly CertificateCreate[]
  onChange: (value: readonly CertificateCreate[]) => void
  error: string | undefined
  host: string | undefined
  buttonRef: Ref<HTMLButtonElement>
}

/** The certificates that a silo begins with. */
export function CertificatesField({ value, onChange, error, host, buttonRef }: CertificatesFieldProps) {
  const [isAdding, setAdding] = useState(false)
  const errorId = useId()
  return (
    <div className="flex flex-col gap-3">
      <MiniTable
        label="TLS certificates"
        columns={[{ label: 'Name', cell: ({ name }) => name }]}
        items={value}
        itemKey={({ name }) => name}
        itemName={({ name }) => `cert ${name}`}
        onRemove={({ name }) => onChange(value.filter((each) => each.name !== name))}
      />
      <div className="flex flex-col items-start gap-1.5">
        <Button
          slot={null}
          ref={buttonRef}
          icon={<Plus />}
          {...(error !== undefined && { 'aria-describedby': errorId })}
          onPress={() => setAdding(true)}
        >
          Add TLS certificate
        </Button>
        {error !== undefined && (
          <p id={errorId} className="text-sm text-danger">
            {error}
          </p>
        )}
      </div>
      {isAdding && (
        <AddCertificate
          taken={value.map(({ name }) => name)}
          host={host}
          onAdd={(certificate) => {
            onChange([...value, certificate])
            setAdding(false)
          }}
          onDismiss={() => setAdding(false)}
        />
      )}
    </div>
  )
}
