import { Button, Card, CodeBlock, confirm, Disclosure, Message } from '@plenum/ui'
import { useMutation } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { queryClient } from '../../api/query.ts'
import { curlText } from '../../form/request-text.ts'
import { AnswerView } from './answer.tsx'
import type { OperationView } from './contract.ts'
import { TryFields } from './fields.tsx'
import { triedCall, whyNotSend } from './request.ts'
import type { Filled, TriedCall } from './request.ts'
import { exampleOf } from './schema.ts'
import { send } from './send.ts'

function initial({ body, schemas }: OperationView): Filled {
  const example = body === undefined ? '' : JSON.stringify(exampleOf(body, schemas), undefined, 2)
  return { parameters: {}, body: example, file: null }
}

function isRead({ method }: TriedCall): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Calls an operation with the session of the page: reads at once, everything else when it has been confirmed. */
export function TryOperation({ operation }: { operation: OperationView }) {
  const [filled, setFilled] = useState(() => initial(operation))
  const trial = useMutation({
    mutationFn: send,
    // Nobody knows what else has changed with it.
    onSuccess: (_, call) => (isRead(call) ? undefined : queryClient.invalidateQueries()),
  })
  const whyNot = whyNotSend(operation, filled)
  const call = whyNot === undefined ? triedCall(operation, filled) : undefined
  const ask = (wanted: TriedCall) => {
    if (isRead(wanted)) return trial.mutate(wanted)
    confirm({
      title: `Send ${wanted.method}`,
      confirmLabel: 'Send',
      tone: wanted.method === 'DELETE' ? 'danger' : 'primary',
      errorTitle: 'Could not send',
      body: (
        <>
          <p className="font-mono text-sm wrap-anywhere text-text">
            {wanted.method} {wanted.path}
          </p>
          <p>This is the real rack, and it does what it is asked for.</p>
        </>
      ),
      action: () => trial.mutateAsync(wanted),
    })
  }
  return (
    <Card title="Try it">
      <form
        noValidate
        aria-label="Try it"
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (call) ask(call)
        }}
      >
        <TryFields operation={operation} filled={filled} onChange={setFilled} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" icon={<Send />} isPending={trial.isPending} disabledReason={whyNot}>
            Send
          </Button>
        </div>
        {call && (
          <Disclosure title="As a command">
            <CodeBlock label="Command" text={curlText(call, location.origin, [])} />
          </Disclosure>
        )}
        {trial.error && isRead(trial.variables) && (
          <Message tone="danger" isAnnounced>
            {trial.error.message}
          </Message>
        )}
        {trial.data && <AnswerView answer={trial.data} name={operation.name} />}
      </form>
    </Card>
  )
}
