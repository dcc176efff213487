import { Button, CodeBlock, DateTime, Message, Modal } from '@plenum/ui'
import type { DeviceAccessTokenGrant } from '@plenum/api'

interface NewTokenProps {
  grant: DeviceAccessTokenGrant
  onDone: () => void
}

/** The only time that a token is shown. */
export function NewToken({ grant: { accessToken, timeExpires }, onDone }: NewTokenProps) {
  return (
    <Modal
      title="Access token created"
      onDismiss={onDone}
      footer={
        <Button variant="primary" onPress={onDone}>
          Done
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <Message tone="notice" title="Copy it now">
          It is not shown again. Whoever has it may do everything that you may.
        </Message>
        <CodeBlock label="Access token" text={accessToken} isWrapped />
        <p className="text-sm text-muted">
          {timeExpires ? (
            <>
              Good until <DateTime date={timeExpires} />
            </>
          ) : (
            'Good until it is deleted'
          )}
          . Programs send it as <code className="font-mono">Authorization: Bearer</code>.
        </p>
      </div>
    </Modal>
  )
}
