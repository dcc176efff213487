import type { Option } from '@plenum/ui'
import type { SiloIpPool } from '@plenum/api'
import { PoolOption } from './name.tsx'

/** Pools to choose from: the silo's default first, the others by name. */
export function poolOptions(pools: readonly SiloIpPool[]): Option[] {
  return pools
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault) || a.name.localeCompare(b.name))
    .map(({ id, name, description, isDefault }) => ({
      value: id,
      label: name,
      content: <PoolOption name={name} isDefault={isDefault} />,
      ...(description !== '' && { description }),
    }))
}
