import { describeCall } from '@plenum/api/client'
import { CodeBlock, Message, Modal, Tabs } from '@plenum/ui'
import { use } from 'react'
import { routes } from 'virtual:contract-routes'
import { bodyText, curlText } from './request-text.ts'
import type { DescribedCall } from './use-resource-form.ts'

interface RequestDialogProps {
  asked: Promise<DescribedCall>
  onDismiss: () => void
}

/** Method, path and body, to be copied as a command or as JSON. */
export default function RequestDialog({ asked, onDismiss }: RequestDialogProps) {
  const request = use(asked)
  const route = routes[request.operation]
  return (
    <Modal title="Request" width="free" isNested onDismiss={onDismiss}>
      <div className="flex min-w-0 flex-col gap-4">
        {'missing' in request ? (
          <>
            <p className="font-mono text-sm text-text wrap-anywhere">
              {route.method} {route.path}
            </p>
            <Message tone="notice" title="Not complete yet">
              <ul>
                {request.missing.map((missing) => (
                  <li key={missing}>{missing}</li>
                ))}
              </ul>
            </Message>
          </>
        ) : (
          <Call call={describeCall(route, { ...Object(request.input) })} secrets={request.secrets} />
        )}
      </div>
    </Modal>
  )
}

function Call({ call, secrets }: { call: ReturnType<typeof describeCall>; secrets: readonly string[] }) {
  const body = bodyText(call, secrets)
  return (
    <>
      <p className="font-mono text-sm text-text wrap-anywhere">
        {call.method} {call.path}
      </p>
      <Tabs
        label="Formats"
        items={[
          { id: 'curl', label: 'curl', content: <CodeBlock text={curlText(call, location.origin, secrets)} /> },
          ...(body === undefined ? [] : [{ id: 'json', label: 'JSON', content: <CodeBlock text={body} /> }]),
        ]}
      />
    </>
  )
}
