import { DEVICE_GRANT_TYPE } from '@plenum/api/device-auth'
import type { DeviceAccessTokenGrant } from '@plenum/api'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import type { Input, Result } from '../../api/call.ts'
import { SideForm } from '../../form/side-form.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { authSettingsQuery } from '../auth-settings/queries.ts'
import { durationText } from './duration.ts'
import { LifetimeFields } from './lifetime-fields.tsx'
import { lifetimeSchema, lifetimeSeconds, lifetimeValues } from './lifetime.ts'
import { NewToken } from './new-token.tsx'

interface Granted {
  asked: Result<'deviceAuthRequest'>
  grant: DeviceAccessTokenGrant
}

/** The device grant (RFC 8628), with both parts played by the same person: asks, lets in, fetches. */
async function grantToken(input: Input<'deviceAuthRequest'>): Promise<Granted> {
  const asked = await call('deviceAuthRequest', input)
  const { deviceCode, userCode } = asked
  await call('deviceAuthConfirm', { body: { userCode } })
  const body = { grantType: DEVICE_GRANT_TYPE, deviceCode, clientId: input.body.clientId }
  const grant = await call('deviceAccessToken', { body })
  return { asked, grant }
}

/** An access token for oneself, without a program that asks for it. */
export function CreateToken({ onDone }: { onDone: () => void }) {
  const { data: settings } = useSuspenseQuery(authSettingsQuery)
  const max = settings.deviceTokenMaxTtlSeconds ?? undefined
  const [grant, setGrant] = useState<DeviceAccessTokenGrant>()
  const [clientId] = useState(() => crypto.randomUUID())
  const form = useResourceForm({
    operation: 'deviceAuthRequest',
    schema: lifetimeSchema(max),
    defaultValues: max === undefined ? lifetimeValues(30 * 86_400) : lifetimeValues(null),
    toInput: (values) => ({ body: { clientId, ttlSeconds: lifetimeSeconds(values) } }),
    send: async (input) => {
      const granted = await grantToken(input)
      setGrant(granted.grant)
      return granted.asked
    },
    refreshes: ['currentUserAccessTokenList'],
    onSuccess: () => undefined,
  })
  if (grant) return <NewToken grant={grant} onDone={onDone} />
  const longest = max === undefined ? 'Until it is deleted' : `As long as the silo allows: ${durationText(max)}`
  return (
    <SideForm form={form} title="Create access token" onDismiss={onDone}>
      <LifetimeFields
        control={form.control}
        label="Lifetime"
        none={{ label: longest }}
        some={{ label: 'Limited', description: 'Give it no longer than it is needed for.' }}
      />
    </SideForm>
  )
}
