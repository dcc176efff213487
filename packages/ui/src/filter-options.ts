import type { Option } from './option.tsx'

const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, '')

/** Keeps the order; ignores case and white space, in the label and in the second line. */
export function filterOptions(options: readonly Option[], query: string): readonly Option[] {
  const wanted = plain(query)
  if (wanted === '') return options
  return options.filter(
    ({ label, description = '' }) => plain(label).includes(wanted) || plain(description).includes(wanted),
  )
}
