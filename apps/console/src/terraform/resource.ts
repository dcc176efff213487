import { Expression, hclBlock, hclString } from './hcl.ts'
import type { HclAttributes } from './hcl.ts'

/** One thing that exists, as the provider's resource. */
export interface TerraformResource {
  /** With the provider's prefix: `oxide_disk`. */
  type: string
  /** What it is called in the configuration; unique among those of its type. */
  label: string
  /** What it is imported by. */
  id: string
  attributes: HclAttributes
}

/** The id of a resource of the same configuration. */
export function idOf({ type, label }: Pick<TerraformResource, 'type' | 'label'>): Expression {
  return new Expression(`${type}.${label}.id`)
}

/** A label out of names, which are made of lower-case letters, digits and dashes. */
export function labelOf(...names: readonly string[]): string {
  return names.join('_').replaceAll('-', '_')
}

const PROVIDER = hclBlock('terraform', {
  required_providers: { oxide: { source: 'oxidecomputer/oxide' } },
})

/** A whole configuration: the provider, then each resource with the block that imports it. */
export function terraformText(resources: readonly TerraformResource[]): string {
  const blocks = resources.flatMap(({ type, label, id, attributes }) => [
    hclBlock('import', { to: new Expression(`${type}.${label}`), id }),
    hclBlock(`resource ${hclString(type)} ${hclString(label)}`, attributes),
  ])
  return [PROVIDER, ...blocks].join('\n')
}
