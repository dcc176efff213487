import { Button, Skeleton, Spinner, useNow } from '@plenum/ui'
import type { ButtonProps } from '@plenum/ui'
import { whyNotInstance } from '@plenum/api/instance-rules'
import type { InstanceState } from '@plenum/api/instance-rules'
import type { Instance } from '@plenum/api'
import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { ActionButton } from '../action-button.tsx'
import { instanceAction } from '../actions.tsx'
import type { SerialState } from './session.ts'

interface NoticeLayoutProps {
  title: string
  children?: ReactNode
  action?: ReactNode
  /** Above output that one may still want to read: below it, toasts would come to lie over it. */
  isDocked: boolean
}

function NoticeLayout({ title, children, action, isDocked }: NoticeLayoutProps) {
  return isDocked ? (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line bg-surface-raised px-8 py-3 max-md:px-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">{title}</p>
        <div className="text-sm text-muted">{children}</div>
      </div>
      {action}
    </div>
  ) : (
    <div className="absolute inset-0 z-10 grid place-items-center overflow-y-auto p-6">
      <div className="flex max-w-sm flex-col items-center text-center">
        <p className="text-lg font-semibold">{title}</p>
        <div className="mt-1 text-balance text-muted">{children}</div>
        {action !== undefined && <div className="mt-5">{action}</div>}
      </div>
    </div>
  )
}

/** What will have to happen first. */
function waitsFor(runState: InstanceState): string {
  switch (runState) {
    case 'creating':
    case 'starting':
      return 'Its console opens as soon as it runs.'
    case 'stopping':
      return 'Once it has stopped, it can be started again.'
    default:
      return 'Only an instance that runs has a serial console.'
  }
}

function Countdown({ to }: { to: number }) {
  const seconds = useNow((now) => Math.max(Math.ceil((to - now) / 1000), 0))
  return <>Trying again {seconds > 0 ? `in ${seconds} s` : 'now'}.</>
}

/** Lines as they will come, shown only to those who have to wait. */
function Connecting() {
  return (
    <div className="absolute inset-0 z-10 animate-fade overflow-hidden p-4 [animation-delay:200ms] [animation-fill-mode:backwards]">
      <div className="flex flex-col gap-2">
        {['w-64', 'w-96', 'w-80', 'w-44', 'w-72', 'w-52'].map((width) => (
          <Skeleton key={width} className={`h-3.5 max-w-full ${width}`} />
        ))}
      </div>
      <p className="absolute inset-0 flex items-center justify-center gap-2.5 text-muted">
        <Spinner />
        Connecting
      </p>
    </div>
  )
}

function Reconnect(props: Pick<ButtonProps, 'isPending' | 'onPress'>) {
  return (
    <Button icon={<RotateCcw />} {...props}>
      Reconnect
    </Button>
  )
}

interface SerialNoticeProps {
  state: SerialState
  instance: Instance
  hasOutput: boolean
  onReconnect: () => void
}

/** Why nothing comes any more, or not yet, and what can be done about it. */
export function SerialNotice({ state, instance, hasOutput, onReconnect }: SerialNoticeProps) {
  const { runState } = instance
  switch (state.status) {
    case 'connected':
      return null
    case 'connecting':
      return hasOutput ? (
        <NoticeLayout isDocked title="Connecting again" action={<Reconnect isPending onPress={onReconnect} />}>
          Waiting for the server to answer.
        </NoticeLayout>
      ) : (
        <Connecting />
      )
    case 'idle':
      return (
        <NoticeLayout
          isDocked={hasOutput}
          title={`The instance is ${runState}`}
          action={
            whyNotInstance('start', runState) === undefined ? (
              <ActionButton variant="primary" entry={instanceAction('start', instance)} />
            ) : undefined
          }
        >
          {waitsFor(runState)}
        </NoticeLayout>
      )
    case 'disconnected':
    case 'error':
      return (
        <NoticeLayout
          isDocked={hasOutput}
          title={state.status === 'error' ? 'The connection failed' : 'The connection was lost'}
          action={<Reconnect onPress={onReconnect} />}
        >
          {state.reason}. {state.retryAt !== undefined && <Countdown to={state.retryAt} />}
        </NoticeLayout>
      )
  }
}
