import type { FloatingIpCreate, InstanceCreate } from '@plenum/api'
import { smallInstance } from './bodies.ts'
import type { RackUnderTest } from './rack-under-test.ts'

/** A project that no other test knows of, and ways to put stopped instances and floating IPs into it. */
export class Outside {
  readonly #rack: RackUnderTest
  readonly project: string
  readonly query: { project: string }

  constructor(rack: RackUnderTest, project: string) {
    this.#rack = rack
    this.project = project
    this.query = { project }
  }

  async addInstance(name: string, given: Partial<InstanceCreate> = {}): Promise<string> {
    const body = smallInstance(name, given)
    const { id } = await this.#rack.as('admin').does('instanceCreate', { query: this.query, body })
    await this.#rack.settle()
    return id
  }

  addFloating(name: string, given: Partial<FloatingIpCreate> = {}) {
    const body = { name, description: '', ...given }
    return this.#rack.as('admin').does('floatingIpCreate', { query: this.query, body })
  }

  attach(floatingIp: string, instance: string) {
    const body = { kind: 'instance', parent: instance } as const
    return this.#rack.as('admin').does('floatingIpAttach', { params: { floatingIp }, query: this.query, body })
  }

  async externalIpsOf(instance: string) {
    return (await this.#rack.as('admin').does('instanceExternalIpList', { params: { instance } })).items
  }
}

export async function newOutside(rack: RackUnderTest): Promise<Outside> {
  return new Outside(rack, (await rack.newProject()).id)
}
