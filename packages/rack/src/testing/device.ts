import { ORIGIN } from './caller.ts'
import type { Caller } from './caller.ts'
import type { RackUnderTest } from './rack-under-test.ts'

/** A program without a browser that wants to be let in. */
export class Device {
  readonly clientId = crypto.randomUUID()
  readonly #rack: RackUnderTest

  constructor(rack: RackUnderTest) {
    this.#rack = rack
  }

  start(ttlSeconds?: number) {
    return this.#rack.stranger().does('deviceAuthRequest', { body: { clientId: this.clientId, ttlSeconds } })
  }

  /** The answer to a poll as it is; refusals have a form of their own. */
  async poll(deviceCode: string, given: Record<string, string> = {}): Promise<{ status: number; body: unknown }> {
    const grant_type = 'urn:ietf:params:oauth:grant-type:device_code'
    const fields = { grant_type, device_code: deviceCode, client_id: this.clientId, ...given }
    const body = new URLSearchParams(fields)
    const response = await this.#rack.rack.fetch(new Request(`${ORIGIN}/device/token`, { method: 'POST', body }))
    return { status: response.status, body: await response.json() }
  }

  /** The token that somebody lets the program have. */
  async tokenFrom(person: Caller, ttlSeconds?: number): Promise<string> {
    const { deviceCode, userCode } = await this.start(ttlSeconds)
    await person.does('deviceAuthConfirm', { body: { userCode } })
    const { body } = await this.poll(deviceCode)
    return String(Object(body)['access_token'])
  }
}
