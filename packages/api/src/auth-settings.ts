import { z } from 'zod'
import { operation } from './operation.ts'
import { Id } from './scalars.ts'

/** Longest lifetime that can be set for tokens, in seconds. */
export const TOKEN_TTL_MAX_SECONDS = 4_294_967_295

export const SiloAuthSettings = z
  .object({
    siloId: Id,
    /** Longest life of an access token; null: as long as its owner asks for, even without end. */
    deviceTokenMaxTtlSeconds: z.int().min(0).max(TOKEN_TTL_MAX_SECONDS).nullish(),
  })
  .meta({ id: 'SiloAuthSettings' })
export type SiloAuthSettings = z.infer<typeof SiloAuthSettings>

/** Null lifts the limit, but has to be said; tokens that exist keep their expiration. */
export const SiloAuthSettingsUpdate = z
  .object({ deviceTokenMaxTtlSeconds: z.int().min(1).max(TOKEN_TTL_MAX_SECONDS).nullable() })
  .meta({ id: 'SiloAuthSettingsUpdate' })
export type SiloAuthSettingsUpdate = z.infer<typeof SiloAuthSettingsUpdate>

const path = '/v1/auth-settings'
const tag = 'silos'

const authSettingsView = operation({
  id: 'authSettingsView',
  method: 'GET',
  path,
  tag,
  summary: "View how long tokens may live in the caller's silo",
  response: SiloAuthSettings,
  status: 200,
})

const authSettingsUpdate = operation({
  id: 'authSettingsUpdate',
  method: 'PUT',
  path,
  tag,
  summary: "Set how long tokens may live in the caller's silo",
  body: SiloAuthSettingsUpdate,
  response: SiloAuthSettings,
  status: 200,
})

export const authSettingsOperations = {
  authSettingsView,
  authSettingsUpdate,
} as const
