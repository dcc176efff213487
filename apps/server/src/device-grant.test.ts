import {
  allowInsecureRequests,
  deviceAuthorizationRequest,
  deviceCodeGrantRequest,
  None,
  processDeviceAuthorizationResponse,
  processDeviceCodeResponse,
  ResponseBodyError,
} from 'oauth4webapi'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from '../../../e2e/harness/server.ts'
import type { PlenumServer } from '../../../e2e/harness/server.ts'
import { demoDirectory } from './store/testing/demo-directory.ts'

let server: PlenumServer
let cookie = ''

beforeAll(async () => {
  server = await startServer({ data: await demoDirectory(), flags: ['--log-level', 'silent'] })
  const credentials = { username: 'viewer', password: 'plenum-demo' }
  cookie = (await asPerson('POST', '/v1/login/demo/local', credentials)).headers.get('set-cookie')?.split(';')[0] ?? ''
}, 30_000)

afterAll(() => server.stop())

/** What a browser with the person's session sends. */
function asPerson(method: string, path: string, body?: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: server.url, cookie }
  return fetch(server.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
}

function asProgram(token: string, path: string): Promise<Response> {
  return fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } })
}

/** A program that knows OAuth and nothing of this server but its two addresses. */
class Program {
  readonly #server = {
    issuer: server.url,
    device_authorization_endpoint: `${server.url}/device/auth`,
    token_endpoint: `${server.url}/device/token`,
  }
  readonly #client = { client_id: crypto.randomUUID() }

  async start(parameters: Record<string, string> = {}, headers: Record<string, string> = {}) {
    const options = { [allowInsecureRequests]: true, headers }
    const answer = await deviceAuthorizationRequest(this.#server, this.#client, None(), parameters, options)
    return processDeviceAuthorizationResponse(this.#server, this.#client, answer)
  }

  async poll(deviceCode: string) {
    const options = { [allowInsecureRequests]: true }
    const answer = await deviceCodeGrantRequest(this.#server, this.#client, None(), deviceCode, options)
    return processDeviceCodeResponse(this.#server, this.#client, answer)
  }

  /** The error code that the library finds in the answer to a poll. */
  async refusal(deviceCode: string): Promise<string> {
    const error: unknown = await this.poll(deviceCode).catch((reason: unknown) => reason)
    if (!(error instanceof ResponseBodyError)) throw new Error(`no refusal, but ${JSON.stringify(error)}`)
    return error.error
  }

  /** What it gets once the person has let it in. */
  async letIn(parameters: Record<string, string> = {}) {
    const { device_code, user_code } = await this.start(parameters)
    const confirmed = await asPerson('POST', '/device/confirm', { user_code })
    if (confirmed.status !== 204) throw new Error(`not let in: ${confirmed.status}`)
    return this.poll(device_code)
  }
}

describe('a program that speaks OAuth 2.0', () => {
  test('is let in by a person who types its code', async () => {
    const program = new Program()
    const { device_code, user_code, verification_uri, expires_in } = await program.start()
    expect([verification_uri, expires_in]).toEqual([`${server.url}/device/verify`, 300])
    expect(await program.refusal(device_code)).toBe('authorization_pending')
    expect(await program.refusal(device_code)).toBe('slow_down')
    expect((await asPerson('POST', '/device/confirm', { user_code })).status).toBe(204)
    const { access_token, token_type } = await program.poll(device_code)
    expect(token_type).toBe('bearer')
    expect(await (await asProgram(access_token, '/v1/me')).json()).toMatchObject({ display_name: 'viewer' })
    expect((await asProgram(access_token, '/v1/system/silos')).status).toBe(403)
  })

  test('is in no longer than it asked for, and learns of it', async () => {
    const { access_token, time_expires } = await new Program().letIn({ ttl_seconds: '1' })
    expect(time_expires).toEqual(expect.any(String))
    const status = async () => (await asProgram(access_token, '/v1/me')).status
    expect(await status()).toBe(200)
    await expect.poll(status, { timeout: 10_000 }).toBe(401)
  }, 15_000)

  test('is out once the person takes the token away', async () => {
    const { access_token, token_id } = await new Program().letIn()
    expect((await asProgram(access_token, '/v1/me')).status).toBe(200)
    const id = typeof token_id === 'string' ? token_id : ''
    expect((await asPerson('DELETE', `/v1/me/access-tokens/${id}`)).status).toBe(204)
    expect((await asProgram(access_token, '/v1/me')).status).toBe(401)
  })

  test('is told the address at which a proxy that ends TLS is reached', async () => {
    const { verification_uri } = await new Program().start({}, { 'x-forwarded-proto': 'https' })
    expect(verification_uri).toBe(`${server.url.replace('http:', 'https:')}/device/verify`)
  })
})
