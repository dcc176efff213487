import { Message } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/query.ts'
import { storageUse } from './storage-use.ts'

interface StorageHintProps {
  bytes: number
  /** "With this" unless said otherwise. */
  when?: string
}

/** What of the silo's storage so many bytes more would take: said before the control plane refuses it. */
export function StorageHint({ bytes, when }: StorageHintProps) {
  const { data } = useQuery({ ...query('utilizationView', {}), throwOnError: false })
  if (!data || !(bytes > 0)) return null
  const { fits, text } = storageUse(data, bytes, when)
  if (fits) return <p className="-mt-3 text-xs text-faint">{text}</p>
  return (
    <Message tone="notice" title="Not enough storage">
      {text}
    </Message>
  )
}
