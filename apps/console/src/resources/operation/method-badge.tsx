import { Badge } from '@plenum/ui'
import type { Tone } from '@plenum/ui'
import type { OperationRow } from './contract.ts'

const tones: Readonly<Record<OperationRow['method'], Tone>> = {
  GET: 'info',
  HEAD: 'info',
  POST: 'ok',
  PUT: 'notice',
  DELETE: 'danger',
}

export function MethodBadge({ method }: { method: OperationRow['method'] }) {
  return (
    <Badge variant="tag" tone={tones[method]}>
      {method}
    </Badge>
  )
}
