import { toast } from '@plenum/ui'
import type { FloatingIp, Instance } from '@plenum/api'
import { useWrite } from '../../api/query.ts'
import { PickFloatingIp } from './pick-floating.tsx'
import { externalIpRefreshes } from './queries.ts'

interface AttachFloatingProps {
  instance: Instance
  floatingIps: readonly FloatingIp[]
  onDismiss: () => void
}

/** Attaches one of the project's floating IPs, at once. */
export function AttachFloating({ instance, floatingIps, onDismiss }: AttachFloatingProps) {
  const write = useWrite('floatingIpAttach', {
    refreshes: externalIpRefreshes,
    onSuccess: ({ name }) => {
      toast({ tone: 'success', content: `Floating IP ${name} attached` })
      onDismiss()
    },
  })
  return (
    <PickFloatingIp
      floatingIps={floatingIps}
      isPending={write.isPending}
      errors={write.error ? [write.error.message] : []}
      onDismiss={onDismiss}
      onPick={({ id }) => write.mutate({ params: { floatingIp: id }, body: { kind: 'instance', parent: instance.id } })}
    />
  )
}
