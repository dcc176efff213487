import { expect } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'

type Rule = Record<string, unknown> & { name: string }

/** The rules of the default VPC of a test's own project, looked at and changed behind the page's back. */
export class OwnFirewall {
  readonly #request: APIRequestContext
  readonly #url: string
  readonly #at: string

  constructor(request: APIRequestContext, url: string, project: string) {
    this.#request = request
    this.#url = url
    this.#at = `${url}/v1/vpc-firewall-rules?project=${project}&vpc=default`
  }

  async rules(): Promise<Rule[]> {
    const { rules } = Object(await (await this.#request.get(this.#at)).json())
    return rules
  }

  async names(): Promise<string[]> {
    return (await this.rules()).map(({ name }) => name)
  }

  async rule(name: string): Promise<Rule | undefined> {
    return (await this.rules()).find((rule) => rule.name === name)
  }

  /** Replaces all of them. */
  async put(rules: readonly object[]): Promise<void> {
    const answer = await this.#request.put(this.#at, { data: { rules }, headers: { origin: this.#url } })
    expect(answer.status(), await answer.text()).toBe(200)
  }

  /** One that allows a TCP port, unless it says otherwise. */
  async add(name: string, given: object = {}): Promise<void> {
    const rule = {
      name,
      description: '',
      status: 'enabled',
      direction: 'inbound',
      action: 'allow',
      priority: 100,
      targets: [{ type: 'vpc', value: 'default' }],
      filters: { protocols: [{ type: 'tcp' }], ports: ['443'] },
    }
    await this.put([...(await this.rules()), { ...rule, ...given }])
  }

  async change(name: string, given: object): Promise<void> {
    await this.put((await this.rules()).map((rule) => (rule.name === name ? { ...rule, ...given } : rule)))
  }

  async remove(name: string): Promise<void> {
    await this.put((await this.rules()).filter((rule) => rule.name !== name))
  }
}
