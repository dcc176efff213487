import { expect } from 'vitest'
import { ORIGIN } from './caller.ts'
import type { Caller } from './caller.ts'
import type { RackUnderTest } from './rack-under-test.ts'
import { certificateBase64, providerBody, responseXml, samlForm } from './saml.ts'
import type { ResponseFacts } from './saml.ts'

/** What somebody reads who is not let in. */
interface Refusal {
  status: number
  code: unknown
  message: unknown
}

export async function refusalIn(response: Response): Promise<Refusal> {
  const { error_code: code, message } = Object(await response.json())
  expect(response.headers.has('set-cookie')).toBe(false)
  return { status: response.status, code, message }
}

/** The silo `acme`, whose users three providers know: `main`, `other`, and `ungrouped`, which says nothing of groups. */
export class SamlSilo {
  readonly rack: RackUnderTest

  constructor(rack: RackUnderTest) {
    this.rack = rack
  }

  /** To be called before anything else. */
  async prepare(): Promise<void> {
    const operator = this.rack.as('operator')
    const quotas = { cpus: 0, memory: 0, storage: 0 }
    const silo = { name: 'acme', description: '', discoverable: true, identityMode: 'saml_jit', quotas } as const
    await operator.does('siloCreate', { body: { ...silo, tlsCertificates: [], adminGroupName: 'The bosses' } })
    const certificate = await certificateBase64(this.rack.now)
    const { groupAttributeName: _, ...ungrouped } = providerBody('ungrouped', certificate)
    for (const body of [providerBody('main', certificate), providerBody('other', certificate), ungrouped])
      await operator.does('samlIdentityProviderCreate', { query: { silo: 'acme' }, body })
  }

  post(body: BodyInit, path = '/login/acme/saml/main', address?: string): Promise<Response> {
    return this.rack.rack.fetch(new Request(ORIGIN + path, { method: 'POST', body }), address)
  }

  /** So many milliseconds from now. */
  from(milliseconds: number): Date {
    return new Date(this.rack.now.getTime() + milliseconds)
  }

  xml(given: ResponseFacts = {}, provider = 'main'): string {
    return responseXml(provider, this.rack.now, given)
  }

  /** Why somebody is not let in for a response that says this. */
  async whyNot(given: ResponseFacts): Promise<string> {
    const before = await this.rack.count('session')
    const { message, ...refusal } = await refusalIn(await this.post(samlForm(this.xml(given))))
    expect(refusal).toEqual({ status: 400, code: undefined })
    expect(await this.rack.count('session')).toBe(before)
    return String(message).replace(/^SAML response refused: /, '')
  }

  /** Lets somebody in for a response that says this. */
  async signIn(given: ResponseFacts, provider = 'main'): Promise<Caller> {
    const response = await this.post(samlForm(this.xml(given, provider)), `/login/acme/saml/${provider}`)
    expect(response.status).toBe(303)
    return this.rack.stranger(response.headers.get('set-cookie')?.split(';')[0])
  }

  /** The groups of somebody who has signed in like this. */
  async groupsOf(given: ResponseFacts, provider?: string): Promise<string[]> {
    const { items } = await (await this.signIn(given, provider)).does('currentUserGroups', {})
    return items.map(({ displayName }) => displayName).toSorted()
  }
}
