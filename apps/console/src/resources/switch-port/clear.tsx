import { Message, ModalForm, TextField, toast } from '@plenum/ui'
import type { SwitchPort, SwitchPortSettings } from '@plenum/api'
import { useState } from 'react'
import { useWrite } from '../../api/query.ts'
import { isLastUplink, lossesOf } from './losses.ts'
import { portAt } from './queries.ts'
import { portReads } from './refreshes.ts'
import { portText } from './words.ts'

interface ClearSettingsProps {
  port: SwitchPort
  ports: readonly SwitchPort[]
  settings: SwitchPortSettings
  onDismiss: () => void
}

/** Takes the settings off a port, once its name has been typed: the rack may be out of reach afterwards. */
export function ClearSettings({ port, ports, settings, onDismiss }: ClearSettingsProps) {
  const [typed, setTyped] = useState('')
  const write = useWrite('networkingSwitchPortClearSettings', {
    refreshes: portReads,
    onSuccess: () => {
      toast({ tone: 'success', content: `Settings taken off ${portText(port)}` })
      onDismiss()
    },
  })
  const isSure = typed.trim() === port.portName
  return (
    <ModalForm
      title={`Clear settings of ${portText(port)}`}
      tone="danger"
      submitLabel="Clear settings"
      submitDisabledReason={isSure ? undefined : `Type ${port.portName} first`}
      isPending={write.isPending}
      errors={write.error ? [write.error.message] : []}
      onDismiss={onDismiss}
      onSubmit={() => {
        if (isSure) write.mutate(portAt(port))
      }}
    >
      <p>
        Take <strong className="wrap-anywhere text-text">{settings.name}</strong> off {portText(port)}? The settings
        themselves are kept.
      </p>
      <ul className="m-0 list-disc ps-5">
        {lossesOf(settings).map((loss) => (
          <li key={loss}>{loss}</li>
        ))}
      </ul>
      {isLastUplink(port, ports) && (
        <Message tone="danger" title="This is the last port with settings">
          Nothing outside of the rack is reached without it, and the rack is not reached from outside: neither its
          instances nor this console.
        </Message>
      )}
      <TextField label={`Type ${port.portName} to confirm`} isMono autoFocus value={typed} onChange={setTyped} />
    </ModalForm>
  )
}
