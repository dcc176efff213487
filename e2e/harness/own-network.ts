import { expect } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'

type Body = Record<string, unknown>

/** What lists in a VPC can be asked for. */
type Kind = 'vpc-subnets' | 'vpc-routers' | 'vpc-router-routes' | 'internet-gateways' | 'floating-ips'

/** The default VPC of a test's own project, filled and looked at behind the page's back. */
export class OwnNetwork {
  readonly #request: APIRequestContext
  readonly #url: string
  readonly #project: string

  constructor(request: APIRequestContext, url: string, project: string) {
    this.#request = request
    this.#url = url
    this.#project = project
  }

  addSubnet(name: string, ipv4: string, more: Body = {}): Promise<void> {
    return this.#post('/v1/vpc-subnets', this.#vpc, { name, description: '', ipv4_block: ipv4, ...more })
  }

  addRouter(name: string): Promise<void> {
    return this.#post('/v1/vpc-routers', this.#vpc, { name, description: '' })
  }

  /** For everything unless it says otherwise. */
  addRoute(router: string, name: string, target: Body, destination: Body = { type: 'ip_net', value: '0.0.0.0/0' }) {
    return this.#post('/v1/vpc-router-routes', { ...this.#vpc, router }, { name, description: '', target, destination })
  }

  addGateway(name: string): Promise<void> {
    return this.#post('/v1/internet-gateways', this.#vpc, { name, description: '' })
  }

  addFloatingIp(name: string, more: Body = {}): Promise<void> {
    return this.#post('/v1/floating-ips', this.#in, { name, description: '', ...more })
  }

  attachFloatingIp(name: string, instance: string): Promise<void> {
    return this.#post(`/v1/floating-ips/${name}/attach`, this.#in, { kind: 'instance', parent: instance })
  }

  /** Stopped, without a disk, with one interface. */
  async addInstance(name: string, subnet = 'default', more: Body = {}): Promise<void> {
    const nic = { name: 'net0', description: '', vpc_name: 'default', subnet_name: subnet }
    await this.#post('/v1/instances', this.#in, {
      name,
      hostname: name,
      description: '',
      ncpus: 1,
      memory: 2 ** 30,
      start: false,
      network_interfaces: { type: 'create', params: [nic] },
      ...more,
    })
  }

  async settled(instance: string): Promise<void> {
    await expect.poll(async () => (await this.view('instances', instance))['run_state']).toBe('stopped')
  }

  async view(kind: Kind | 'instances', name: string, more: Record<string, string> = {}): Promise<Body> {
    return Object(
      await (await this.#request.get(this.#at(`/v1/${kind}/${name}`, { ...this.#scope(kind), ...more }))).json(),
    )
  }

  async names(kind: Kind, more: Record<string, string> = {}): Promise<string[]> {
    const answer = await this.#request.get(this.#at(`/v1/${kind}`, { ...this.#scope(kind), ...more }))
    const { items } = Object(await answer.json())
    return items.map((item: unknown) => Object(item).name)
  }

  async remove(kind: Kind, name: string, more: Record<string, string> = {}): Promise<void> {
    const headers = { origin: this.#url }
    const answer = await this.#request.delete(this.#at(`/v1/${kind}/${name}`, { ...this.#scope(kind), ...more }), {
      headers,
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  }

  get #in() {
    return { project: this.#project }
  }

  get #vpc() {
    return { project: this.#project, vpc: 'default' }
  }

  #scope(kind: Kind | 'instances'): Record<string, string> {
    return kind === 'floating-ips' || kind === 'instances' ? this.#in : this.#vpc
  }

  #at(path: string, query: Record<string, string>): string {
    return `${this.#url}${path}?${new URLSearchParams(query)}`
  }

  async #post(path: string, query: Record<string, string>, data: Body): Promise<void> {
    const answer = await this.#request.post(this.#at(path, query), { headers: { origin: this.#url }, data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
}
