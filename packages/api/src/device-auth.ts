/** How a program without a browser gets a token: RFC 8628. */
import { z } from 'zod'
import { operation } from './operation.ts'
import { Id, Timestamp } from './scalars.ts'
import { Uint32 } from './uint.ts'

export const DeviceAuthRequest = z
  .object({
    /** Of the program's own choosing; the polls must name the same. */
    clientId: Id,
    /** Wanted life of the token; left out or null: as long as the silo allows. */
    ttlSeconds: Uint32.min(1).nullish(),
  })
  .meta({ id: 'DeviceAuthRequest' })
export type DeviceAuthRequest = z.input<typeof DeviceAuthRequest>

export const DeviceAuthorization = z
  .object({
    /** Known to the program only. */
    deviceCode: z.string(),
    /** What the person types: `ABCD-EFGH`. */
    userCode: z.string(),
    verificationUri: z.string(),
    /** Seconds. */
    expiresIn: z.int().min(0),
  })
  .meta({ id: 'DeviceAuthorization' })
export type DeviceAuthorization = z.infer<typeof DeviceAuthorization>

/** Compared as it is: upper case, with the dash. */
export const DeviceAuthVerify = z.object({ userCode: z.string() }).meta({ id: 'DeviceAuthVerify' })
export type DeviceAuthVerify = z.input<typeof DeviceAuthVerify>

export const DEVICE_GRANT_TYPE = 'urn:ietf:params:oauth:grant-type:device_code'

export const DeviceAccessTokenRequest = z
  .object({
    /** Anything but `DEVICE_GRANT_TYPE` can be read, and is then refused in the way of RFC 6749, section 5.2. */
    grantType: z.string(),
    deviceCode: z.string(),
    clientId: Id,
  })
  .meta({ id: 'DeviceAccessTokenRequest' })
export type DeviceAccessTokenRequest = z.input<typeof DeviceAccessTokenRequest>

export const DeviceAccessTokenGrant = z
  .object({
    accessToken: z.string(),
    tokenType: z.literal('bearer'),
    tokenId: Id,
    /** Absent or null: never. */
    timeExpires: Timestamp.nullish(),
  })
  .meta({ id: 'DeviceAccessTokenGrant' })
export type DeviceAccessTokenGrant = z.infer<typeof DeviceAccessTokenGrant>

const tag = 'console-auth'

const deviceAuthRequest = operation({
  id: 'deviceAuthRequest',
  method: 'POST',
  path: '/device/auth',
  tag,
  summary: 'Ask for a code with which a person can let a program in',
  body: DeviceAuthRequest,
  bodyType: 'form',
  response: DeviceAuthorization,
  status: 200,
  anonymous: true,
})

const deviceAuthConfirm = operation({
  id: 'deviceAuthConfirm',
  method: 'POST',
  path: '/device/confirm',
  tag,
  summary: 'Let the program that shows this code act as the signed-in user',
  body: DeviceAuthVerify,
  status: 204,
})

const deviceAccessToken = operation({
  id: 'deviceAccessToken',
  method: 'POST',
  path: '/device/token',
  tag,
  summary: 'Fetch the token once the code has been confirmed',
  body: DeviceAccessTokenRequest,
  bodyType: 'form',
  response: DeviceAccessTokenGrant,
  status: 200,
  anonymous: true,
})

export const deviceAuthOperations = {
  deviceAuthRequest,
  deviceAuthConfirm,
  deviceAccessToken,
} as const
