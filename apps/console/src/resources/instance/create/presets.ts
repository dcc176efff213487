import type { Size } from '../size.ts'

interface Family {
  id: 'general' | 'cpu' | 'memory'
  label: string
  /** The first is offered. */
  sizes: readonly [Size, ...Size[]]
}

/** Sizes that most machines have, by what they are good at. */
export const families: readonly Family[] = [
  {
    id: 'general',
    label: 'General purpose',
    sizes: [
      { ncpus: 2, memoryGiB: 8 },
      { ncpus: 4, memoryGiB: 16 },
      { ncpus: 8, memoryGiB: 32 },
      { ncpus: 16, memoryGiB: 64 },
    ],
  },
  {
    id: 'cpu',
    label: 'High CPU',
    sizes: [
      { ncpus: 2, memoryGiB: 4 },
      { ncpus: 4, memoryGiB: 8 },
      { ncpus: 8, memoryGiB: 16 },
      { ncpus: 16, memoryGiB: 32 },
    ],
  },
  {
    id: 'memory',
    label: 'High memory',
    sizes: [
      { ncpus: 2, memoryGiB: 16 },
      { ncpus: 4, memoryGiB: 32 },
      { ncpus: 8, memoryGiB: 64 },
      { ncpus: 16, memoryGiB: 128 },
    ],
  },
]

/** What the form calls a size. */
export function presetId({ ncpus, memoryGiB }: Size): string {
  return `${ncpus}/${memoryGiB}`
}

/** The size of that id. */
export function presetSize(id: string): Size | undefined {
  return families.flatMap(({ sizes }) => sizes).find((size) => presetId(size) === id)
}

/** The preset of exactly that size, in the first family that has it. */
export function presetOf(size: Size): { family: Family['id']; preset: string } | undefined {
  const preset = presetId(size)
  const family = families.find(({ sizes }) => sizes.some((each) => presetId(each) === preset))
  return family && { family: family.id, preset }
}
