import { Badge, Button, DateTime, linkClass, Popover, PropertiesTable, useNow } from '@plenum/ui'
import type { Instance } from '@plenum/api'
import { Link } from '@tanstack/react-router'
import { Timer } from 'lucide-react'
import { restartWords } from './restart-policy.ts'
import { restartReason, restartStatus } from './restart-status.ts'

interface RestartInfoProps {
  project: string
  instance: Instance
}

/** Of a failed instance: whether it comes back by itself, when, and why. */
export function RestartInfo({ project, instance }: RestartInfoProps) {
  const status = useNow((now) => restartStatus(instance, now) ?? '')
  const reason = useNow((now) => restartReason(instance, now))
  if (status === '') return null
  const { autoRestartEnabled, autoRestartCooldownExpiration: until } = instance
  return (
    <Popover
      label="Auto-restart status"
      trigger={
        <Button variant="ghost" size="sm" icon={<Timer />} aria-label={`Auto-restart status: ${status}`}>
          {status}
        </Button>
      }
    >
      {(close) => (
        <div className="flex w-80 max-w-full flex-col gap-3">
          <PropertiesTable
            columns={1}
            items={[
              {
                label: 'Auto-restart',
                value: (
                  <Badge variant="tag" tone={autoRestartEnabled ? 'ok' : 'idle'}>
                    {autoRestartEnabled ? 'enabled' : 'disabled'}
                  </Badge>
                ),
              },
              {
                label: 'Policy',
                value: (
                  <Link
                    to="/projects/$project/instances/$instance/settings"
                    params={{ project, instance: instance.name }}
                    className={linkClass}
                    onClick={close}
                  >
                    {restartWords(instance)}
                  </Link>
                ),
              },
              ...(autoRestartEnabled && until ? [{ label: 'Cooldown until', value: <DateTime date={until} /> }] : []),
            ]}
          />
          <p className="text-sm text-muted">{reason}</p>
        </div>
      )}
    </Popover>
  )
}
