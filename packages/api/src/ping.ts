import { z } from 'zod'
import { operation } from './operation.ts'

export const Ping = z.object({ status: z.enum(['ok']) }).meta({ id: 'Ping' })

const ping = operation({
  id: 'ping',
  method: 'GET',
  path: '/v1/ping',
  tag: 'system/status',
  summary: 'Check that the API is up',
  response: Ping,
  status: 200,
  anonymous: true,
})

export const pingOperations = {
  ping,
} as const
